import { login } from "@livery/platform/calls/login.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { registerByMobile } from "@livery/platform/calls/registerByMobile.ts";
import { requestPasswordMail } from "@livery/platform/calls/requestPasswordMail.ts";
import { resetPassword } from "@livery/platform/calls/resetPassword.ts";
import { sendLoginCode } from "@livery/platform/calls/sendLoginCode.ts";
import { sendRegisterCode } from "@livery/platform/calls/sendRegisterCode.ts";
import { verifyLogin } from "@livery/platform/calls/verifyLogin.ts";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DEMO_PASSWORD, demoAccounts } from "../demoAccounts.ts";
import { askRaw, lastCode, lastMessage } from "../testing/asking.ts";
import { mobileMerchant } from "../testing/mobileMerchant.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { copyDatabase } from "./copyDatabase.ts";
import { migrateThrough, migrationNames } from "./migrate.ts";
import { nodeSqliteDialect } from "./nodeSqlite.ts";
import type { Tables } from "./tables.ts";

const phoneOf = (mobileNum: string) => ({ mobileNum, countryDialingCode: "82" });
const [demo, expired, stranger] = ["01020001000", "01020003000", "01077770000"].map(phoneOf);
const NEW = "mirinae-2030";

let folder: string;
let platform: TestGateway;
let restored: TestGateway;
/** The ways to log in, each tried on the original platform and on a restored backup of that moment. */
let ways: Readonly<Record<string, (at: TestGateway) => ReturnType<TestGateway["raw"]>>>;
let messages: readonly string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "livery-backup-"));
  const [database, copy] = [join(folder, "platform.sqlite"), join(folder, "backup.sqlite")];
  platform = await openTestGateway({ merchants: [mobileMerchant], database });
  const send = platform.client();
  const token = await platform.logIn("vip");
  await send(sendLoginCode, demo!);
  await send(sendLoginCode, expired!);
  await send(sendRegisterCode, { mobileNo: stranger!.mobileNum, countryDialingCode: "82" });
  await send(requestPasswordMail, { username: "verify", email: "verify@mail.example" });
  const [code, resetCode, registerCode] = await Promise.all(
    ["+821020001000", "+821020003000", "+821077770000"].map((mobile) => lastCode(platform, mobile)),
  );
  const mail = (await lastMessage(platform, "verify@mail.example")) ?? "";
  const [temporary] = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){2}/u.exec(mail)!;
  const asked = await askRaw(platform, login, { type: "username", username: "verify", password: DEMO_PASSWORD });
  const { ticket } = asked.body.value as { ticket: string };
  const answer = demoAccounts.find(({ account }) => account === "verify")?.realName;
  messages = (await platform.gateway.control.outbox()).map(({ text }) => text);
  ways = {
    "a session's token": (at) => askRaw(at, memberInfo, undefined, { token }),
    "the code for a login": (at) => askRaw(at, login, { type: "sms", ...demo, verificationCode: code }),
    "the code for a new password": (at) =>
      askRaw(at, resetPassword, { ...expired, newPassword: NEW, verificationCode: resetCode }),
    "the code for a registration": (at) =>
      askRaw(at, registerByMobile, { ...stranger, verificationCode: registerCode, password: NEW }),
    "the ticket of a login": (at) => askRaw(at, verifyLogin, { ticket, method: "BANK_NAME", answer }),
    "a temporary password": async (at) => {
      const { status, body } = await askRaw(at, login, { type: "username", username: "verify", password: temporary });
      // This member's logins need verification, so a correct password gets a ticket.
      return { status: body.code === "VERIFICATION_REQUIRED" ? 200 : status, body };
    },
  };
  await copyDatabase(database, copy);
  restored = await openTestGateway({ merchants: [mobileMerchant], database: copy, now: platform.clock.now });
});
afterAll(async () => {
  await Promise.all([platform.gateway.close(), restored.gateway.close()]);
  await rm(folder, { recursive: true });
});

it("a restored backup accepts none of the logins that the original accepts", async () => {
  for (const [name, attempt] of Object.entries(ways)) {
    expect((await attempt(restored)).status, `${name}, restored`).toBeGreaterThanOrEqual(400);
    expect((await attempt(platform)).status, `${name}, on the original`).toBe(200);
  }
  await expect(restored.logIn("agent1")).resolves.toBeDefined();
});

it("the data file, its journal and a backup contain no message", async () => {
  expect(messages).toHaveLength(4);
  for (const name of await readdir(folder)) {
    const bytes = await readFile(join(folder, name));
    for (const text of messages) expect(bytes.includes(text), name).toBe(false);
  }
});

it("clears messages from a backup of an earlier version as well", async () => {
  const [old, copy] = [join(folder, "old.sqlite"), join(folder, "old-copy.sqlite")];
  const raw = new DatabaseSync(old);
  const names = await migrationNames();
  await migrateThrough(new Kysely<Tables>({ dialect: nodeSqliteDialect(raw) }), names.indexOf("0007-dropOutbox"));
  raw.exec(
    "insert into outbox (merchant, kind, recipient, text, at) values ('TEST01', 'sms', '+821020001000', '인증번호 135790', 0)",
  );
  raw.close();
  await copyDatabase(old, copy);
  expect((await readFile(old)).includes("인증번호 135790")).toBe(true);
  expect((await readFile(copy)).includes("인증번호 135790")).toBe(false);
});
