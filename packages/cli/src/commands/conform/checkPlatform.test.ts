import { DEMO_PASSWORD as password } from "@livery/gateway/demoAccounts.ts";
import { type TestGateway, openTestGateway } from "@livery/gateway/testing/openTestGateway.ts";
import { testMerchant } from "@livery/gateway/testing/testMerchant.ts";
import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import { addBankCard } from "@livery/platform/calls/addBankCard.ts";
import { bankCards } from "@livery/platform/calls/bankCards.ts";
import { removeBankCard } from "@livery/platform/calls/removeBankCard.ts";
import { setPaymentPassword } from "@livery/platform/calls/setPaymentPassword.ts";
import { createJweEncryption } from "@livery/platform/encryption/createJweEncryption.ts";
import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { type ConformSettings, checkPlatform } from "./checkPlatform.ts";
import { type ConformReport, passed, skipped, verdictOf } from "./conformReport.ts";
import type { Plant } from "./testing/alter.ts";
import { answerPlants } from "./testing/answerPlants.ts";
import { refusalPlants } from "./testing/refusalPlants.ts";

const plants = [...answerPlants, ...refusalPlants];
const DAY_MS = 24 * 3_600_000;
const paymentPassword = "135790";

let platform: TestGateway;
let tokens: Record<string, string>;
beforeAll(async () => {
  platform = await openTestGateway();
  const [send, sendAsAgent] = await Promise.all(
    ["demo", "agent1"].map(async (account) => platform.client({ token: await platform.logIn(account) })),
  );
  for (const one of [send, sendAsAgent]) await one!(setPaymentPassword, { paymentPassword, loginPassword: password });
  await send!(addBankCard, {
    kind: "BANK",
    bank: "NURI",
    number: "1002345678",
    holder: "Hong",
    password,
    paymentPassword,
  });
});
beforeEach(async () => {
  // Limits of a day, and captchas after wrong passwords, do not meet the next test.
  platform.clock.now += DAY_MS;
  await removeFurtherCards(await platform.logIn("demo"));
  tokens = { demo: await platform.logIn("demo"), agent1: await platform.logIn("agent1") };
});
afterAll(() => platform.gateway.close());

/** Each run adds a card, and a member can have only some. */
async function removeFurtherCards(token: string): Promise<void> {
  const send = platform.client({ token });
  const { list } = await send(bankCards, undefined);
  for (const { id } of list.slice(1)) await send(removeBankCard, { id, password, paymentPassword });
}

const accounts = {
  member: { name: "demo", password },
  agent: { name: "agent1", password },
  trial: { name: "trial", password },
};

/** A call whose requests or answers are altered on the way. */
type Altered = Pick<Plant, "call" | "alter">;

/** Whether a request is for a call, with its method or one that no call has. */
function isFor(id: Plant["call"], request: Request): boolean {
  const { path, method } = liveCalls[id];
  return new URL(request.url).pathname === path && [method, "PATCH"].includes(request.method);
}

function onlyHead({ method, headers }: Request): RequestInit {
  return { method, headers };
}

/** A refusal that says how long to wait. */
function busy(seconds: string): Response {
  return Response.json({ success: false }, { status: 429, headers: { "Retry-After": seconds } });
}

/** Keeps the sessions that the checks begin. */
async function withTokens(request: Request, response: Response): Promise<Response> {
  if (response.status === 200 && isFor("login", request)) {
    const { value } = (await response.clone().json()) as { value: { token: string; userName?: string } };
    tokens[`own ${value.userName}`] = value.token;
  }
  return response;
}

/** Checks the reference platform, with some calls altered on the way. */
function check(planted: readonly Altered[], more: Partial<ConformSettings> = {}): Promise<ConformReport> {
  const passOn = (request: Request) => platform.gateway.fetch(request);
  return checkPlatform({
    url: "http://platform.test",
    merchant: "TEST01",
    tokenHeader: "Authorization",
    timeoutMs: 30_000,
    signal: new AbortController().signal,
    accounts,
    paymentPassword,
    only: [],
    write: true,
    decimals: 2,
    async fetch(input) {
      const request = input as Request;
      const plant = planted.find(({ call }) => isFor(call, request));
      return withTokens(request, await (plant?.alter(request, passOn, tokens) ?? passOn(request)));
    },
    ...more,
  });
}

/** Every deviation with its call and check. */
function deviationsOf({ calls }: ConformReport) {
  return calls.flatMap(({ call, checks }) =>
    checks.flatMap(({ check: name, deviations }) => deviations.map((one) => ({ call, check: name, ...one }))),
  );
}

it("the reference platform conforms", async () => {
  const report = await check([]);
  expect(deviationsOf(report)).toEqual([]);
  expect(report.calls.map(({ call }) => call).toSorted()).toEqual(Object.keys(liveCalls).toSorted());
});

it("money is transferred to a member below the agent, once for each key", async () => {
  const { calls } = await check([], { only: ["transferDownline"] });
  const names = [
    "its answer",
    "the same request twice at once",
    "the same key again",
    "the same key with another body",
  ];
  expect(calls[0]?.checks.slice(0, names.length)).toEqual(names.map(passed));
});

it("the reference platform conforms with encrypted calls, and a body in clear that is accepted is named", async () => {
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const publicKey = keys.publicKey.export({ type: "spki", format: "der" }).toString("base64");
  const merchants = [{ ...testMerchant, hosts: { ...testMerchant.hosts, publicKey } }];
  const sealed = await openTestGateway({ merchants, encryptionKey: keys.privateKey, now: Date.now() });
  onTestFinished(() => sealed.gateway.close());
  const passOn = (request: Request) => sealed.gateway.fetch(request);
  const only = ["login", "createDeposit"];
  const report = await check([], { publicKey, only, fetch: (request) => passOn(request as Request) });
  expect(deviationsOf(report)).toEqual([]);
  const encrypted = report.calls.map(({ call, checks }) => [
    call,
    checks.find(({ check: name }) => name === "a body that is not encrypted"),
  ]);
  expect(encrypted).toEqual(only.toReversed().map((call) => [call, passed("a body that is not encrypted")]));

  const { encrypt } = createJweEncryption(publicKey);
  const lenient = await check([], {
    publicKey,
    only: ["createDeposit"],
    async fetch(input) {
      const request = input as Request;
      if (!isFor("createDeposit", request)) return passOn(request);
      const body = (await request.json()) as { jwe?: string };
      const purpose = { merchant: testMerchant.merchant, call: "createDeposit" };
      const sent = body.jwe === undefined ? await encrypt(body, purpose) : body;
      return passOn(new Request(request.url, { ...onlyHead(request), body: JSON.stringify(sent) }));
    },
  });
  expect(deviationsOf(lenient)).toEqual([
    expect.objectContaining({ call: "createDeposit", check: "a body that is not encrypted", got: "status 200" }),
  ]);
});

it("allows a value without its envelope, further fields, and null for optional ones", async () => {
  const answer = async (request: Request, next: (sent: Request) => Promise<Response>, change: object) => {
    const body = (await (await next(request)).json()) as { success: boolean; value: object };
    return Response.json(body.success ? { ...body.value, ...change } : body, { status: body.success ? 200 : 401 });
  };
  const only = ["memberInfo", "deposits"] as const;
  const planted: readonly Altered[] = [
    { call: "memberInfo", alter: (request, next) => answer(request, next, { clubLabel: null, shoeSize: 43 }) },
    { call: "deposits", alter: (request, next) => answer(request, next, { next: [] }) },
  ];
  const report = await check(planted, { only, write: false });
  // Both are reads, in the order of their names.
  const answers = report.calls.map(({ call, checks }) => [call, checks[0]]);
  expect(answers).toEqual([
    ["deposits", passed("its answer")],
    ["memberInfo", passed("its answer")],
  ]);
});

it("sends only reads and sessions without --write, and only public reads without an account", async () => {
  const sent: Request[] = [];
  const listen: Plant["alter"] = (request, next) => {
    sent.push(request);
    return next(request);
  };
  const all = (Object.keys(liveCalls) as Plant["call"][]).map((call) => ({ call, alter: listen }));
  const report = await check(all, { write: false });
  expect(deviationsOf(report)).toEqual([]);
  const writes = sent.filter((request) => !["GET", "PATCH"].includes(request.method));
  expect(new Set(writes.map(({ url }) => new URL(url).pathname))).toEqual(
    new Set([liveCalls.login.path, liveCalls.logout.path]),
  );
  expect(sent.filter(({ method, headers }) => method === "PATCH" && headers.has("Authorization"))).toEqual([]);

  const visitor = await check([], { write: false, accounts: {} });
  const { checks = [] } = visitor.calls.find(({ call }) => call === "balance") ?? {};
  expect(checks[0]).toEqual(skipped("its answer", "it needs a member (--account)"));
  expect(checks[1]).toEqual(passed("a request without a session"));
});

it("waits if the platform asks it to, and sends the request again", async () => {
  let [refused, waited] = [0, 0];
  const alter: Plant["alter"] = async (request, next) => ((refused += 1) <= 2 ? busy("0") : next(request));
  const report = await check([{ call: "ranks", alter }], { only: ["ranks"], waits: () => (waited += 1) });
  expect(deviationsOf(report)).toEqual([]);
  expect(waited).toBe(2);
});

it("leaves a call alone that it would have to wait for too long", async () => {
  const alter: Plant["alter"] = async () => busy("60");
  const report = await check([{ call: "ranks", alter }], { only: ["ranks"] });
  const because = "the platform accepts no more requests for the moment (status 429)";
  const names = ["its answer", "a request for an unknown merchant", "a request with another method"];
  expect(report.calls[0]?.checks).toEqual(names.map((name) => skipped(name, because)));
});

it("stops after three calls without an answer", async () => {
  let isGone = false;
  const asked: string[] = [];
  const report = await check([], {
    accounts: {},
    write: false,
    async fetch(input) {
      const { pathname } = new URL((input as Request).url);
      asked.push(pathname);
      if (pathname === liveCalls.announcements.path) isGone = true;
      if (isGone) throw new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } });
      return platform.gateway.fetch(input as Request);
    },
  });
  const last = asked.slice(asked.indexOf(liveCalls.announcements.path));
  expect(last).toHaveLength(3);
  expect(report.calls.at(-1)?.checks).toEqual([skipped("its answer", "the platform no longer answers")]);
});

it.each([
  ["ECONNREFUSED", "the connection was refused"],
  ["ENOTFOUND", "there is no such host"],
])("says in one sentence that no platform is there: %s", async (code, why) => {
  const fetch = () => Promise.reject(new TypeError("fetch failed", { cause: { code } }));
  await expect(check([], { fetch })).rejects.toThrow(`No platform answers at http://platform.test: ${why}.`);
});

it("says that a login was refused, in the platform's words", async () => {
  const wrong = { member: { name: "nobody", password: "nothing" } };
  const refused = "The platform refuses the login of nobody: Wrong username or password. (WRONG_LOGIN)";
  await expect(check([], { accounts: wrong })).rejects.toThrow(refused);
});

it("there are at least 25 planted deviations", () => {
  expect(plants.length).toBeGreaterThanOrEqual(25);
});

it.each(plants)("names $call if $title", async ({ call, check: name, at = "", got, alter, timeoutMs = 30_000 }) => {
  const report = await check([{ call, alter }], { only: [call], timeoutMs });
  expect(deviationsOf(report)).toContainEqual(
    expect.objectContaining({ call, check: name, at, got: expect.stringContaining(got) }),
  );
});

it("names all of these calls in one run, and no others", async () => {
  const together = plants.filter(({ isAlone }) => isAlone !== true);
  const report = await check(together);
  const differing = report.calls.filter((call) => verdictOf(call) === "differs").map(({ call }) => call);
  expect(differing.toSorted()).toEqual(together.map(({ call }) => call).toSorted());
});
