import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { inspect } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mobileMerchant } from "../testing/mobileMerchant.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

const SECRET = "geheim-7351";
const secrets = [
  "password",
  "confirmPassword",
  "paymentPassword",
  "oldPaymentPassword",
  "loginPassword",
  "oldPassword",
];
/** Enough fields to let most calls reach the point where they need the data. */
const body = JSON.stringify({
  ...Object.fromEntries(secrets.map((name) => [name, SECRET])),
  type: "username",
  username: "haneul",
  newPassword: `new-${SECRET}`,
  confirmNewPassword: `new-${SECRET}`,
  verificationCode: "735173",
  mobileNum: "01020001000",
  countryDialingCode: "82",
  ticket: SECRET,
  method: "SMS",
  answer: SECRET,
});
const encrypted = Object.values<Call<never, unknown>>(liveCalls).filter((call) => call.encrypted);

let folder: string;
let platform: TestGateway;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "livery-secrets-"));
  const database = join(folder, "broken.sqlite");
  platform = await openTestGateway({ merchants: [mobileMerchant], database });
  token = await platform.logIn("demo");
  const raw = new DatabaseSync(database);
  const tables = ["login_failure", "code", "login_ticket", "secret_failure", "payment_password"];
  for (const table of tables) raw.exec(`drop table ${table}`);
  raw.exec("alter table session rename column wrong_passwords to gone");
  raw.close();
});
afterAll(async () => {
  await platform.gateway.close();
  await rm(folder, { recursive: true });
});

it("AP-073 calls that carry secrets leak none of them when they fail, neither in the response nor in the log", async () => {
  const answers: unknown[] = [];
  for (const { path, method } of encrypted) {
    const headers = { Authorization: token, "Idempotency-Key": randomUUID() };
    answers.push(await platform.raw(path, { method, headers, body }));
  }
  const failed = platform.reports.map(({ call }) => call);
  for (const { path } of [liveCalls.login, liveCalls.resetPassword, liveCalls.changePassword, liveCalls.verifyLogin]) {
    expect(
      failed.some((call) => call.endsWith(` ${path}`)),
      path,
    ).toBe(true);
  }
  expect(inspect({ answers, reports: platform.reports }, { depth: 20 })).not.toMatch(/geheim|7351/u);
});
