import { announcements } from "@livery/platform/calls/announcements.ts";
import { availablePromotions } from "@livery/platform/calls/availablePromotions.ts";
import { balance } from "@livery/platform/calls/balance.ts";
import { language } from "@livery/platform/calls/language.ts";
import { login } from "@livery/platform/calls/login.ts";
import { logout } from "@livery/platform/calls/logout.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { promotion } from "@livery/platform/calls/promotion.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, demoAccounts } from "../demoAccounts.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const agency = { ...testMerchant, merchant: "AGENCY", site: "agent" as const };

let platform: TestGateway;
let token: string;
beforeAll(async () => {
  platform = await openTestGateway({ merchants: [testMerchant, agency] });
  token = await platform.logIn("demo");
});
afterAll(() => platform.gateway.close());

const withPassword = (username: string, password = DEMO_PASSWORD) => ({
  type: "username" as const,
  username,
  password,
});

it("AP-001 a login returns a token and the account's own name, whatever case it was typed in", async () => {
  const session = await platform.expectContract(login, withPassword("  DEMO "));
  expect(session).toMatchObject({ userName: "demo", firstTimeLogin: false, passwordExpired: false });
  expect(Buffer.from(session.token, "base64url")).toHaveLength(32);
});

/** The other accounts have their own tests. */
const usualAccounts = demoAccounts.filter(
  ({ isRefused, verifiesLogins, password }) => !isRefused && !verifiesLogins && password !== "default",
);

it.each(usualAccounts)("the demo account $account ($kind) logs in and has its stated kind", async (demo) => {
  const own = await platform.logIn(demo.account);
  const member = await platform.client({ token: own })(memberInfo, undefined);
  expect(member).toMatchObject({ account: demo.account, agentType: demo.type, rank: { level: demo.rankLevel } });
});

it("AP-006 member info names the rank in the language of the site", async () => {
  const member = await platform.expectContract(memberInfo, undefined, token);
  expect(member).toMatchObject({
    account: "demo",
    nickname: "여름바다",
    agentType: 0,
    toUpline: true,
    rank: { name: "실버", level: 2 },
    avatar: { kind: "STATIC", source: "3" },
  });
  const english = await platform.client({ token, language: "en" })(memberInfo, undefined);
  expect(english.rank.name).toBe("Silver");
});

it("AP-020 the balance counts hundredths exactly", async () => {
  expect(await platform.expectContract(balance, undefined, token)).toEqual({ total: 25_860_050 });
});

it("AP-020 the balance is in whole units of the merchant's currency, and the client makes minor units of it", async () => {
  const merchants = [testMerchant, { ...testMerchant, merchant: "WON01", currencyDecimals: 0 }];
  const { raw, logIn, gateway } = await openTestGateway({ merchants });
  const sums = merchants.map(async ({ merchant }) => {
    const headers = { Merchant: merchant, Authorization: await logIn("demo", merchant) };
    return (await raw(balance.path, { headers })).body.value;
  });
  expect(await Promise.all(sums)).toEqual([{ sumBalance: 258_600.5 }, { sumBalance: 258_601 }]);
  expect(balance.decode({ sumBalance: 258_600.5 })).toMatchObject({ value: { total: 25_860_050 } });
  expect(balance.decode({ sumBalance: 258_601 }, { currencyDecimals: 0 })).toMatchObject({ value: { total: 258_601 } });
  await gateway.close();
});

it("AP-065 available promotions are those open to the member now, counted; trial accounts have none", async () => {
  const available = await platform.expectContract(availablePromotions, undefined, token);
  const { promotions } = await platform.client()(announcements, { types: "PR", execution: "B", language: "ko" });
  const unavailable = ["welcome"];
  const challenges = ["weekly-challenge", "weekend-challenge"];
  const others = promotions.flatMap(({ id }) => ([...unavailable, ...challenges].includes(id) ? [] : [id]));
  expect(available.list).toEqual([
    ...challenges.map((id) => ({ id, state: "join" })),
    ...others.map((id) => ({ id, state: "signed" })),
  ]);
  expect(available.count).toBe(promotions.length - unavailable.length);
  const trial = platform.client({ token: await platform.logIn("trial") });
  await expect(trial(availablePromotions, undefined)).resolves.toEqual({ count: 0, list: [] });
});

it("AP-146 a promotion has period, HTML and terms, and for a member its state; an unknown one is 404", async () => {
  const request = { id: "cashback", language: "en" };
  const shown = await platform.expectContract(promotion, request);
  expect(shown).toMatchObject({
    id: request.id,
    title: "Cashback of up to 0.8%",
    content: expect.stringMatching(/^<p>/),
  });
  expect(shown.terms).toContain("Free trials do not count.");
  expect(shown.state).toBeUndefined();
  expect((await platform.expectContract(promotion, request, token)).state).toBe("signed");
  const welcome = { ...request, id: "welcome" };
  expect((await platform.client({ token })(promotion, welcome)).state).toBe("issued");
  const unknown = platform.client()(promotion, { ...request, id: "nope" });
  await expect(unknown).rejects.toMatchObject({ status: 404, code: "PROMOTION_UNKNOWN" });
});

it("AP-063 the language is accepted with a session or without one, but not with one that has ended", async () => {
  await platform.expectContract(language, { language: "en" });
  await platform.expectContract(language, { language: "en" }, token);
  await expect(platform.client({ token: "ended" })(language, { language: "en" })).rejects.toMatchObject({
    status: 401,
  });
  await expect(platform.client()(language, { language: "<b>" })).rejects.toMatchObject({ code: "FIELD_INVALID" });
});

it("AP-018 a logout ends this session and no other", async () => {
  const other = await platform.logIn("demo");
  await platform.expectContract(logout, undefined, other);
  await expect(platform.client({ token: other })(balance, undefined)).rejects.toMatchObject({
    status: 401,
    code: "SESSION_EXPIRED",
  });
  await expect(platform.client({ token })(balance, undefined)).resolves.toBeDefined();
});

describe("a session", () => {
  it("is invalid at another merchant", async () => {
    const elsewhere = platform.client({ token, merchant: agency.merchant });
    await expect(elsewhere(balance, undefined)).rejects.toMatchObject({ status: 401 });
  });

  it("ends after half an hour without use, and after a day with use", async () => {
    const send = platform.client({ token: await platform.logIn("vip") });
    const began = platform.clock.now;
    const minute = 60_000;
    while (platform.clock.now < began + 24 * 60 * minute - 29 * minute) {
      platform.clock.now += 29 * minute;
      await expect(send(balance, undefined)).resolves.toBeDefined();
    }
    platform.clock.now = began + 24 * 60 * minute;
    await expect(send(balance, undefined)).rejects.toMatchObject({ status: 401 });

    const idle = platform.client({ token: await platform.logIn("vip") });
    platform.clock.now += 30 * minute;
    await expect(idle(balance, undefined)).rejects.toMatchObject({ status: 401 });
  });

  it("says when it ends unless it is used, and asking for that is no use", async () => {
    const minute = 60_000;
    const send = platform.client({ token: await platform.logIn("vip") });
    platform.clock.now += 10 * minute;
    await expect(send(memberInfo, undefined)).resolves.toMatchObject({ sessionEndsIn: 20 * 60 });
    await send(balance, undefined);
    await expect(send(memberInfo, undefined)).resolves.toMatchObject({ sessionEndsIn: 30 * 60 });
    platform.clock.now += 29 * minute;
    await expect(send(memberInfo, undefined)).resolves.toMatchObject({ sessionEndsIn: 60 });
    platform.clock.now += minute;
    await expect(send(memberInfo, undefined)).rejects.toMatchObject({ status: 401 });
  });
});

describe("a site for agents", () => {
  it("rejects members and trials with the reason, and lets agents in", async () => {
    const send = platform.client({ merchant: agency.merchant });
    for (const account of ["demo", "trial"]) {
      await expect(send(login, withPassword(account))).rejects.toMatchObject({ status: 403, code: "NOT_AGENT" });
    }
    await expect(send(login, withPassword("agent42"))).resolves.toMatchObject({ userName: "agent42" });
  });
});
