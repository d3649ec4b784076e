import { balance } from "@livery/platform/calls/balance.ts";
import { gameList } from "@livery/platform/calls/gameList.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { register } from "@livery/platform/calls/register.ts";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestGateway, openTestGateway } from "./testing/openTestGateway.ts";
import { testMerchant } from "./testing/testMerchant.ts";

it("names its own time in each response, because orders expire by it and a machine's clock may differ", async () => {
  const platform = await openTestGateway({ simulator: true });
  const timeOf = async (path: string) => {
    const { headers } = await platform.gateway.fetch(new Request(`https://platform.test${path}`));
    return Date.parse(headers.get("Date") ?? "");
  };
  const paths = ["/wps/system/status?url=a", "/wps/nowhere"];
  const before = await Promise.all(paths.map(timeOf));
  expect(before[0]).toBeCloseTo(platform.clock.now, -4);
  platform.gateway.control.simulator!.clock.move(3_600_000);
  expect(await Promise.all(paths.map(timeOf))).toEqual(before.map((time) => time + 3_600_000));
  await platform.gateway.close();
});

describe("the platform's data file", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "livery-gateway-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("keeps members, balances and sessions over a restart, and stores no password or token in clear", async () => {
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
    await expect(send(balance, undefined)).resolves.toEqual({ total: 1_000_000 });
    await second.gateway.close();
  });

  it("is synced to the disk, and takes a changed catalogue without losing a member", async () => {
    const database = join(folder, "seed.sqlite");
    const first = await openTestGateway({ database });
    const token = await first.logIn("demo");
    await first.gateway.close();
    const raw = new DatabaseSync(database);
    expect(raw.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
    raw.exec("update meta set value = 'older' where key = 'seed'; delete from game where type = 'RNG'");
    raw.close();

    const second = await openTestGateway({ database });
    const page = await second.client()(gameList, { gameType: "RNG", page: 1, pageSize: 24, language: "ko" });
    expect(page.games).toHaveLength(24);
    await expect(second.client({ token })(memberInfo, undefined)).resolves.toMatchObject({ account: "demo" });
    await second.gateway.close();
  });

  it("may be shared by two platforms that start at once", async () => {
    const database = join(folder, "shared.sqlite");
    const [one, other] = await Promise.all([openTestGateway({ database }), openTestGateway({ database })]);
    const token = await one.logIn("vip");
    await expect(other.client({ token })(memberInfo, undefined)).resolves.toMatchObject({ account: "vip" });
    await Promise.all([one.gateway.close(), other.gateway.close()]);
  });
});

describe("a request that is not a valid call", () => {
  let platform: TestGateway;
  beforeAll(async () => {
    platform = await openTestGateway();
  });
  afterAll(() => platform.gateway.close());

  it("every response has the envelope; errors have their code and a text in the visitor's language", async () => {
    const right = await platform.raw("/wps/system/countryCodes");
    expect(Object.keys(right.body)).toEqual(["success", "value"]);
    const unknown = await platform.raw("/wps/nothing?language=en");
    expect(unknown).toEqual({
      status: 404,
      body: { success: false, code: "UNKNOWN_CALL", message: "This address does not exist." },
    });
  });

  it.each([
    ["without a merchant", "/wps/system/status", { headers: { Merchant: "" } }, 400, "MERCHANT_UNKNOWN"],
    ["of an unknown merchant", "/wps/system/status", { headers: { Merchant: "NOBODY" } }, 400, "MERCHANT_UNKNOWN"],
    ["with another method", "/wps/session/logout", { method: "POST" }, 405, "WRONG_METHOD"],
    ["with a body that is not JSON", "/wps/session/login", { method: "POST", body: "{" }, 400, "BAD_REQUEST"],
    ["with JSON that is not an object", "/wps/session/login", { method: "POST", body: "[1]" }, 400, "BAD_REQUEST"],
    [
      "with a body that is too large",
      "/wps/session/login",
      { method: "POST", body: "x".repeat(65_537) },
      413,
      "BODY_TOO_LARGE",
    ],
    ["with an unknown token", "/wps/member/info", { headers: { Authorization: "x" } }, 401, "SESSION_EXPIRED"],
    ["of an unknown path", "/lgw/nothing", {}, 404, "UNKNOWN_CALL"],
  ] as const)("%s", async (_, path, request, status, code) => {
    expect(await platform.raw(path, request)).toMatchObject({ status, body: { success: false, code } });
  });

  it("the response to a wrong method lists the allowed ones", async () => {
    const allowed = async (path: string) => {
      const headers = { Merchant: testMerchant.merchant };
      const request = new Request(`http://platform.test${path}`, { method: "PATCH", headers });
      return (await platform.gateway.fetch(request)).headers.get("Allow");
    };
    expect(await allowed("/wps/session/logout")).toBe("DELETE");
    expect((await allowed("/wps/captcha/slide"))?.split(", ").toSorted()).toEqual(["GET", "POST"]);
  });

  it.each([
    ["an announced length", { "Content-Length": "30" }],
    ["no announced length", {}],
  ])("a visitor who hangs up while sending a body of %s causes no platform error", async (_, told) => {
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"language":')),
      pull: (stream) => stream.error(new Error("aborted")),
    });
    const headers = { Merchant: testMerchant.merchant, "Content-Type": "application/json", ...told };
    const broken = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    const answer = await platform.gateway.fetch(new Request("http://platform.test/wps/session/language", broken));
    expect(answer.status).toBe(400);
    expect(platform.reports).toEqual([]);
  });
});

it("an unexpected error responds with a number and is reported under it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "livery-gateway-"));
  const database = join(folder, "broken.sqlite");
  const platform = await openTestGateway({ database });
  const raw = new DatabaseSync(database);
  raw.exec("drop table country");
  raw.close();
  const { status, body } = await platform.raw("/wps/system/countryCodes");
  const [report] = platform.reports;
  expect({ status, code: body.code, value: body.value }).toEqual({
    status: 500,
    code: "INTERNAL",
    value: { id: report?.id },
  });
  expect(report).toMatchObject({ call: "GET /wps/system/countryCodes", error: expect.any(Error) });
  expect(JSON.stringify(body)).not.toMatch(/sqlite|\.ts|country/iu);
  await platform.gateway.close();
  await rm(folder, { recursive: true });
});

it("a platform that closes completes pending responses, accepts no new requests, and says when to retry", async () => {
  const { gateway, raw } = await openTestGateway();
  const body = new TransformStream<Uint8Array, Uint8Array>();
  const headers = { Merchant: testMerchant.merchant, "Content-Type": "application/json" };
  // A request with a stream needs `duplex: "half"`: the response may begin before the body ends. Node's types lack the
  // field.
  const slow = { method: "POST", headers, body: body.readable, duplex: "half" } as RequestInit;
  const underWay = gateway.fetch(new Request("http://platform.test/wps/session/language", slow));
  const closed = gateway.close();

  const refused = await gateway.fetch(new Request("http://platform.test/wps/system/countryCodes", { headers }));
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect((await raw("/wps/system/countryCodes")).body.code).toBe("CLOSING");

  const writer = body.writable.getWriter();
  await writer.write(new TextEncoder().encode('{"language":"en"}'));
  await writer.close();
  expect((await underWay).status).toBe(200);
  await closed;
  await expect(gateway.close()).resolves.toBeUndefined();
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
