import { plannedCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { balance } from "@livery/platform/calls/balance.ts";
import { gameList } from "@livery/platform/calls/gameList.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { register } from "@livery/platform/calls/register.ts";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestGateway, openTestGateway } from "./testing/openTestGateway.ts";
import { testMerchant } from "./testing/testMerchant.ts";

describe("the platform's data file", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "livery-gateway-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("keeps members, balances and sessions over a restart, and no password or token in clear", async () => {
    const database = join(folder, "restart.sqlite");
    const first = await openTestGateway({ database });
    const fields = { username: "saebyeok", password: "passwort-frei" };
    const request = { fields, registerUrl: "", domain: "", registerMethod: "WEB" as const };
    const { token = "" } = await first.client()(register, request);
    await first.gateway.close();

    const bytes = readFileSync(database);
    expect(bytes.includes("saebyeok")).toBe(true);
    for (const secret of [token, fields.password]) expect(bytes.includes(secret)).toBe(false);

    const second = await openTestGateway({ database });
    const send = second.client({ token });
    await expect(send(memberInfo, undefined)).resolves.toMatchObject({ account: "saebyeok" });
    await expect(send(balance, undefined)).resolves.toEqual({ total: 10_000 });
    await second.gateway.close();
  });

  it("is written through to the disk, and gets a changed catalogue without losing a member", async () => {
    const database = join(folder, "seed.sqlite");
    const first = await openTestGateway({ database });
    const token = await first.logIn("demo");
    await first.gateway.close();
    const raw = new DatabaseSync(database);
    expect(raw.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
    raw.exec("update meta set value = 'older' where key = 'seed'; delete from game where type = 'RNG'");
    raw.exec("update member set balance = 77 where account = 'demo'");
    raw.close();

    const second = await openTestGateway({ database });
    const page = await second.client()(gameList, { gameType: "RNG", page: 1, pageSize: 24, language: "ko" });
    expect(page.games).toHaveLength(24);
    await expect(second.client({ token })(balance, undefined)).resolves.toEqual({ total: 0.77 });
    await second.gateway.close();
  });

  it("may be shared by two platforms that start at once", async () => {
    const database = join(folder, "shared.sqlite");
    const [one, other] = await Promise.all([openTestGateway({ database }), openTestGateway({ database })]);
    const token = await one.logIn("vip");
    await expect(other.client({ token })(memberInfo, undefined)).resolves.toMatchObject({ account: "vip" });
    await Promise.all([one.gateway.close(), other.gateway.close()]);
  });

  it("is refused when a newer platform wrote it", async () => {
    const database = join(folder, "newer.sqlite");
    await (await openTestGateway({ database })).gateway.close();
    const raw = new DatabaseSync(database);
    raw.exec("insert into kysely_migration values ('0999-tomorrow', '2030-01-01')");
    raw.close();
    await expect(openTestGateway({ database })).rejects.toThrow("a newer version of the platform wrote it");
  });

  it("is refused by its name when it is none", async () => {
    const database = join(folder, "notes.txt");
    await writeFile(database, "not a database at all, but a text of some length ".repeat(100));
    await expect(openTestGateway({ database })).rejects.toThrow(`The platform cannot use its data file ${database}: `);
    expect(readFileSync(database, "utf8")).toContain("not a database");
  });
});

describe("a request that is no call of a site", () => {
  let platform: TestGateway;
  beforeAll(async () => {
    platform = await openTestGateway();
  });
  afterAll(() => platform.gateway.close());

  it("every answer stands in the envelope, refusals with their code and a text in the visitor's language", async () => {
    const right = await platform.raw("/wps/system/countryCodes");
    expect(Object.keys(right.body)).toEqual(["success", "value"]);
    const unknown = await platform.raw("/wps/nothing?language=en");
    expect(unknown).toEqual({
      status: 404,
      body: { success: false, code: "UNKNOWN_CALL", message: "There is no such address." },
    });
  });

  it.each([
    ["without a merchant", "/wps/system/status", { headers: { Merchant: "" } }, 400, "MERCHANT_UNKNOWN"],
    ["of an unknown merchant", "/wps/system/status", { headers: { Merchant: "NOBODY" } }, 400, "MERCHANT_UNKNOWN"],
    ["with another method", "/wps/session/logout", { method: "POST" }, 405, "WRONG_METHOD"],
    ["with a body that is no JSON", "/wps/session/login", { method: "POST", body: "{" }, 400, "BAD_REQUEST"],
    ["with JSON that is no object", "/wps/session/login", { method: "POST", body: "[1]" }, 400, "BAD_REQUEST"],
    ["with too much", "/wps/session/login", { method: "POST", body: "x".repeat(65_537) }, 413, "BODY_TOO_LARGE"],
    ["with a token of nobody", "/wps/member/info", { headers: { Authorization: "x" } }, 401, "SESSION_EXPIRED"],
    ["under another name", "/lgw/nothing", {}, 404, "UNKNOWN_CALL"],
  ] as const)("%s", async (_, path, request, status, code) => {
    expect(await platform.raw(path, request)).toMatchObject({ status, body: { success: false, code } });
  });

  it("every planned call says which it is, and that it comes later", async () => {
    for (const { id, ledger, method, path } of Object.values<Call<never, unknown>>(plannedCalls)) {
      const answer = await platform.raw(path, { method, headers: { Language: "en" } });
      expect(answer, path).toMatchObject({ status: 501, body: { success: false, code: "PLANNED" } });
      expect(answer.body.message).toContain(id);
      expect(answer.body.message).toContain(ledger);
    }
  });
});

it("an error that nobody expected is told by a number, and reported under it", async () => {
  const platform = await openTestGateway();
  await platform.gateway.close();
  const { status, body } = await platform.raw("/wps/system/countryCodes");
  const [report] = platform.reports;
  expect({ status, code: body.code, value: body.value }).toEqual({
    status: 500,
    code: "INTERNAL",
    value: { id: report?.id },
  });
  expect(report).toMatchObject({ call: "GET /wps/system/countryCodes", error: expect.any(Error) });
  expect(JSON.stringify(body)).not.toMatch(/sqlite|\.ts|database/iu);
});

it("a merchant may name the header that carries the token", async () => {
  const renamed = { ...testMerchant, hosts: { ...testMerchant.hosts, tokenHeader: "X-Session" } };
  const platform = await openTestGateway({ merchants: [renamed] });
  const token = await platform.logIn("demo");
  expect((await platform.raw("/wps/member/info", { headers: { "X-Session": token } })).status).toBe(200);
  expect((await platform.raw("/wps/member/info", { headers: { Authorization: token } })).status).toBe(401);
  expect((await platform.raw(`/wps/member/info?token=${token}`)).status).toBe(401);
  await platform.gateway.close();
});
