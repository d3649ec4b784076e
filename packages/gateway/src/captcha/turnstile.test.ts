import { login } from "@livery/platform/calls/login.ts";
import { register } from "@livery/platform/calls/register.ts";
import { registerSettings } from "@livery/platform/calls/registerSettings.ts";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { inspect } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../demoAccounts.ts";
import { askRaw, solvedCaptcha } from "../testing/asking.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";
import { turnstileCheck } from "./turnstile.ts";

type Answer = (response: ServerResponse, asked: URLSearchParams) => void;

const says =
  (body: object, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
const passed = says({ success: true, hostname: "trial.example", "error-codes": [] });
const refused = (...errors: readonly string[]) => says({ success: false, "error-codes": errors });

// A stand-in for Cloudflare.
let answer: Answer = passed;
let asked: URLSearchParams[] = [];
const cloudflare = createServer((request: IncomingMessage, response) => {
  void text(request).then((body) => {
    asked.push(new URLSearchParams(body));
    answer(response, asked.at(-1)!);
  });
});
beforeAll(() => new Promise<void>((resolve) => cloudflare.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  cloudflare.closeAllConnections();
  cloudflare.close();
});

const HOME = "203.0.113.7";
const merchant = { ...testMerchant, domains: ["trial.example"], turnstile: { siteKey: "0x4AAAAAAAExampleSiteKey" } };
const curious = {
  ...merchant,
  merchant: "CURIOUS",
  registration: { ...merchant.registration, fields: { ...merchant.registration.fields, captcha: "required" } },
} as const;

const secrets = new Map([
  ["TEST01", "secret-of-test"],
  ["CURIOUS", "secret-of-curious"],
]);

let platform: TestGateway;
beforeEach(async () => {
  [answer, asked] = [passed, []];
  platform = await openTestGateway({
    merchants: [merchant, curious, { ...merchant, merchant: "KEYLESS" }],
    turnstile: { secrets, verifyUrl: address() },
  });
});
afterEach(() => platform.gateway.close());

const address = () => `http://127.0.0.1:${(cloudflare.address() as AddressInfo).port}/siteverify`;

/** A login by password from somewhere, for which a captcha is needed after the first failure. */
async function attempt(password: string, more: Readonly<Record<string, unknown>> = {}, from = HOME) {
  const account = { type: "username", username: "demo", password, ...more };
  const { status, body } = await askRaw(platform, login, account, from === "" ? {} : { address: from });
  return body.success ? { status } : { status, code: body.code };
}

const token = (captcha = "token-1") => ({ captchaId: "turnstile", captcha });

describe("AU-085b where the brand has a Turnstile widget, its token is the captcha", () => {
  // From now on a captcha is needed.
  beforeEach(async () => void (await attempt("wrong")));

  it("a token that Cloudflare accepts lets the login through; nothing of the visitor is sent", async () => {
    expect(await attempt(DEMO_PASSWORD, token())).toEqual({ status: 200 });
    expect(asked.map((each) => [...each])).toEqual([
      [
        ["secret", "secret-of-test"],
        ["response", "token-1"],
      ],
    ]);
  });

  it("no login without a token, and Cloudflare is not asked", async () => {
    expect(await attempt(DEMO_PASSWORD)).toEqual({ status: 422, code: "CAPTCHA_REQUIRED" });
    expect(await attempt(DEMO_PASSWORD, token(""))).toEqual({ status: 422, code: "CAPTCHA_REQUIRED" });
    expect(asked).toEqual([]);
  });

  it("a picture's characters and a slide's proof do not replace it, and Cloudflare is not asked about them", async () => {
    const { id, text: characters } = await solvedCaptcha(platform);
    for (const weaker of [{ captchaId: id, captcha: characters }, { slideProof: "a-proof" }, { captcha: "token-1" }]) {
      expect(await attempt(DEMO_PASSWORD, weaker)).toMatchObject({ code: "CAPTCHA_REQUIRED" });
    }
    expect(asked).toEqual([]);
  });

  it.each([
    ["that was used before, or is too old", refused("timeout-or-duplicate")],
    ["that Cloudflare did not make", refused("invalid-input-response")],
    ["that was solved on another site", says({ success: true, hostname: "evil.example" })],
    ["of a site without a name", says({ success: true })],
  ])("a token %s is wrong", async (_what, said) => {
    answer = said;
    expect(await attempt(DEMO_PASSWORD, token())).toMatchObject({ status: 422, code: "WRONG_CAPTCHA" });
    expect(platform.reports).toEqual([]);
  });

  it.each([
    ["with spaces", "to ken"],
    ["with another field", "x&secret=mine"],
    ["with control characters", "x\r\ny"],
  ])("a token %s is wrong without asking", async (_what, odd) => {
    expect(await attempt(DEMO_PASSWORD, token(odd))).toMatchObject({ code: "WRONG_CAPTCHA" });
    expect(asked).toEqual([]);
  });

  it("a token of more than 2048 characters is no token", async () => {
    expect(await attempt(DEMO_PASSWORD, token("x".repeat(2049)))).toMatchObject({ code: "FIELD_INVALID" });
  });

  it.each<[string, Answer]>([
    ["hangs up", (response) => void response.destroy()],
    ["answers with an error page", (response) => void response.writeHead(502).end("<h1>Bad gateway</h1>")],
    ["answers with a list", says([])],
    ["answers without a reason", says({ success: false })],
    ["says yes as a text", says({ success: "true", hostname: "trial.example" })],
    ["sends somebody elsewhere", (response) => void response.writeHead(307, { Location: "http://127.0.0.1:9/" }).end()],
    ["refuses the secret", refused("invalid-input-secret")],
    ["has an error of its own beside one of the token's", refused("invalid-input-response", "internal-error")],
  ])("nobody passes while Cloudflare %s, and the operator learns why", async (_what, said) => {
    answer = said;
    expect(await attempt(DEMO_PASSWORD, token())).toEqual({ status: 503, code: "CAPTCHA_UNAVAILABLE" });
    expect(platform.reports.map(({ error }) => String(error))).toEqual([expect.stringContaining("TurnstileFailure")]);
    expect(inspect(platform.reports, { depth: 9 })).not.toContain("secret-of-test");
    answer = passed;
    expect(await attempt(DEMO_PASSWORD, token())).toEqual({ status: 200 });
  });
});

it("Cloudflare is not waited for for long", async () => {
  answer = () => undefined;
  const check = turnstileCheck({ secrets, verifyUrl: address(), patienceMs: 20 });
  const checked = check({ token: "token-1", merchant: "TEST01", domains: [] });
  await expect(checked).rejects.toThrow("Turnstile does not answer");
});

it("a visitor of this machine may have solved it under another name", async () => {
  answer = says({ success: true, hostname: "localhost" });
  expect(await attempt("wrong", {}, "")).toMatchObject({ code: "WRONG_LOGIN" });
  expect(await attempt(DEMO_PASSWORD, token(), "")).toEqual({ status: 200 });
});

it("a merchant whose secret key is missing lets no captcha pass, and says so to the operator", async () => {
  const send = (body: object) =>
    askRaw(platform, login, { type: "username", username: "demo", ...body }, { merchant: "KEYLESS", address: HOME });
  await send({ password: "wrong" });
  const { body } = await send({ password: DEMO_PASSWORD, ...token() });
  expect(body).toMatchObject({ code: "CAPTCHA_UNAVAILABLE" });
  expect(String(platform.reports[0]?.error)).toContain("there is no secret key for the merchant KEYLESS");
  expect(asked).toEqual([]);
});

it("a registration form that asks for a captcha takes a token in its place", async () => {
  const { fields } = await platform.client({ merchant: "CURIOUS" })(registerSettings, undefined);
  expect(fields["captcha"]).toMatchObject({ required: true, maxLength: 2048 });
  const values = { username: "haneul1", password: "passwort-frei" };
  const send = (more: object) =>
    askRaw(platform, register, { ...values, ...more }, { merchant: "CURIOUS", address: HOME });
  expect((await send({})).body).toMatchObject({ code: "FIELD_INVALID", value: { field: "captcha", rule: "required" } });
  expect((await send(token("x".repeat(900)))).body).toMatchObject({ success: true });
  expect(asked.map((each) => each.get("secret"))).toEqual(["secret-of-curious"]);
});
