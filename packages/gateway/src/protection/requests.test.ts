import { language } from "@livery/platform/calls/language.ts";
import { systemStatus } from "@livery/platform/calls/systemStatus.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const other = { ...testMerchant, merchant: "OTHER1", domains: ["other.example"] };
const own = {
  ...testMerchant,
  domains: ["trial.example", "www.trial.example"],
  hosts: { ...testMerchant.hosts, tokenHeader: "X-Session" },
};

let platform: TestGateway;
beforeAll(async () => {
  platform = await openTestGateway({ merchants: [own, other] });
});
afterAll(() => platform.gateway.close());

const API = "https://api.trial.example";

function ask(
  path: string,
  init: RequestInit & { readonly headers?: Readonly<Record<string, string>> } = {},
  origin = API,
): Promise<Response> {
  const headers = { Merchant: own.merchant, ...init.headers };
  return platform.gateway.fetch(new Request(origin + path, { ...init, headers }));
}

/** A call that changes something, as a browser would send it. */
function change(headers: Readonly<Record<string, string>>, origin = API): Promise<Response> {
  const all = { "Content-Type": "application/json", ...headers };
  return ask(language.path, { method: language.method, headers: all, body: `{"language":"en"}` }, origin);
}

describe("a request that changes something", () => {
  it.each([
    ["the merchant's domain", { Origin: "https://trial.example" }, API],
    ["another domain of the merchant", { Origin: "https://www.trial.example", "Sec-Fetch-Site": "same-site" }, API],
    ["a brand of the local server", { Origin: "http://alpha.localhost:4400" }, "http://alpha.localhost:4400"],
    ["a port of the local server", { Origin: "http://127.0.0.1:4401" }, "http://127.0.0.1:4401"],
    ["a client that is not a browser", {}, API],
    ["a browser that names no origin for its own site", { "Sec-Fetch-Site": "same-origin" }, API],
  ])("from %s is taken", async (_, headers, origin) => {
    expect((await change(headers, origin)).status).toBe(200);
  });

  it.each([
    ["another site", { Origin: "https://evil.example" }, API],
    ["a site without encryption", { Origin: "http://trial.example" }, API],
    ["another port of the merchant's host", { Origin: "https://trial.example:8443" }, API],
    ["a host with the same ending", { Origin: "https://eviltrial.example" }, API],
    ["another merchant's site", { Origin: "https://other.example" }, API],
    ["a page without an origin", { Origin: "null" }, API],
    ["a page with an invalid origin", { Origin: "https://trial.example/" }, API],
    ["another program on the machine", { Origin: "http://localhost:3000" }, "http://localhost:4400"],
    ["a host that resolves to this machine", { Origin: "http://evil.example:4400" }, "http://evil.example:4400"],
    ["a page elsewhere that hides its origin", { "Sec-Fetch-Site": "cross-site" }, API],
  ])("from %s is refused", async (_, headers, origin) => {
    const answer = await change(headers, origin);
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: "FOREIGN_ORIGIN" }]);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });
});

describe("a site whose platform has its own host", () => {
  const preflight = (origin: string) =>
    platform.gateway.fetch(
      new Request(API + language.path, {
        method: "OPTIONS",
        headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
      }),
    );

  it("may send calls and read responses, with the headers of a call and its merchant's token", async () => {
    const asked = await preflight("https://trial.example");
    expect(asked.status).toBe(204);
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      "access-control-allow-origin": "https://trial.example",
      "access-control-allow-headers": "Accept, Merchant, Language, Idempotency-Key, Content-Type, X-Session",
      "access-control-allow-methods": "GET, POST, PUT, DELETE",
      vary: "Origin",
    });
    const answer = await change({ Origin: "https://trial.example" });
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("https://trial.example");
    expect(answer.headers.get("Access-Control-Expose-Headers")).toContain("Retry-After");
    expect(answer.headers.get("Access-Control-Expose-Headers")).toContain("Date");
    expect(answer.headers.get("Access-Control-Allow-Credentials")).toBeNull();
  });

  it("and no other site may", async () => {
    const asked = await preflight("https://evil.example");
    expect([asked.status, asked.headers.get("Access-Control-Allow-Origin")]).toEqual([403, null]);
    const read = await ask(systemStatus.path, { headers: { Origin: "https://evil.example" } });
    expect([read.status, read.headers.get("Access-Control-Allow-Origin")]).toEqual([200, null]);
  });
});

it("every response, errors included, is never cached, framed, or interpreted as a page", async () => {
  const answers = [
    await ask(systemStatus.path),
    await ask("/wps/nothing"),
    await ask("/wps/member/info", { headers: { "X-Session": "x" } }),
    await change({ Origin: "https://evil.example" }),
    await ask(language.path, { method: "POST", body: "x".repeat(65_537) }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 401, 403, 413]);
  for (const { headers } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "content-type": "application/json",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
  }
});

describe("a body", () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
  const send = (body: BodyInit, type = "application/json") =>
    ask(language.path, { method: language.method, headers: { "Content-Type": type }, body });

  it.each([
    ["text", "{}", "text/plain"],
    ["a form", "language=en", "application/x-www-form-urlencoded"],
    ["JSON of another kind", "{}", "application/vnd.api+json"],
  ])("that is %s is not read", async (_, body, type) => {
    expect((await send(body, type)).status).toBe(415);
  });

  it.each([
    ["invalid JSON", "{"],
    ["an array", "[]"],
    ["null", "null"],
    ["JSON nested too deeply", nested(33)],
    ["nested extremely deeply", nested(10_000)],
    ["invalid UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ["a key that pollutes prototypes", `{"language":"en","__proto__":{"isAdmin":true}}`],
    ["such a key inside a list", `{"a":[{"constructor":{"prototype":{}}}]}`],
  ])("of %s is rejected", async (_, body) => {
    const answer = await send(body);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: "BAD_REQUEST" }]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it("may be nested deeper than any call's, name any charset, and contain unknown fields", async () => {
    expect((await send(nested(32))).status).not.toBe(400);
    const answer = await send(`{"language":"en","unknown":[1,{"b":null}]}`, "Application/JSON; charset=UTF-8");
    expect(answer.status).toBe(200);
  });
});

it("oversized addresses and headers are rejected, and unknown query fields do no harm", async () => {
  expect((await ask(`${systemStatus.path}?x=${"y".repeat(8200)}`)).status).toBe(414);
  expect((await ask(systemStatus.path, { headers: { "X-Long": "y".repeat(16_400) } })).status).toBe(431);
  expect((await ask(`${systemStatus.path}?__proto__=1&constructor=2&url=x&url=y&%00=%ff`)).status).toBe(200);
});
