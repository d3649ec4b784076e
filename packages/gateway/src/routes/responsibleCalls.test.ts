import { answerRealityCheck } from "@livery/platform/calls/answerRealityCheck.ts";
import { balance } from "@livery/platform/calls/balance.ts";
import { confirmDeposit } from "@livery/platform/calls/confirmDeposit.ts";
import { changePassword } from "@livery/platform/calls/changePassword.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { excludeSelf } from "@livery/platform/calls/excludeSelf.ts";
import { login } from "@livery/platform/calls/login.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { pausePlay } from "@livery/platform/calls/pausePlay.ts";
import { playLimits } from "@livery/platform/calls/playLimits.ts";
import { playStatement } from "@livery/platform/calls/playStatement.ts";
import { rankProgress } from "@livery/platform/calls/rankProgress.ts";
import { realityCheck } from "@livery/platform/calls/realityCheck.ts";
import { setPlayLimit } from "@livery/platform/calls/setPlayLimit.ts";
import { takeTimeOut } from "@livery/platform/calls/takeTimeOut.ts";
import { transferFunds } from "@livery/platform/calls/transferFunds.ts";
import { minor, minutes } from "@livery/product/money.ts";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { DEMO_PASSWORD } from "../demoAccounts.ts";
import { moveMoney } from "../money/ledger/postTransaction.ts";
import { NOBODYS_HASH } from "../members/passwordHash.ts";
import { houseWallet, mainWallet } from "../money/ledger/wallets.ts";
import { type LabMember, type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";
import type { TestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";
import { transactionOn } from "../store/transaction.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let lab: MoneyLab;
let platform: TestGateway;
let member: LabMember;
let token: string;
let send: ReturnType<TestGateway["client"]>;
beforeEach(async () => {
  lab = await openMoneyLab();
  platform = lab.platform;
  member = lab.addMember();
  logInAgain();
});
afterEach(() => lab.close());

function logInAgain(): void {
  token = lab.tokenOf(member);
  send = platform.client({ token });
}

const password = DEMO_PASSWORD;
const deposit = (amount: number) => send(createDeposit, { method: "BANK", amount: minor(amount) });
const limitOf = async (kind: string, period: string) =>
  (await send(playLimits, undefined)).limits.find((limit) => limit.kind === kind && limit.period === period);

/** Writes a bet in the way that a game will. */
function play(kind: "bet" | "payout", amount: number): void {
  const writing = transactionOn(lab.raw);
  const { now } = platform.clock;
  lab.raw.exec("begin immediate");
  const [main, house] = [mainWallet(writing, member.id), houseWallet(writing, member.merchant, "vendors", now)];
  const ends = kind === "bet" ? { from: main, to: house } : { from: house, to: main };
  moveMoney(writing, {
    merchant: member.merchant,
    kind,
    reference: `${kind} ${now} ${amount}`,
    ...ends,
    amount: minor(amount),
    now,
  });
  lab.raw.exec("commit");
}

describe("limits", () => {
  it("AP-160 AP-161 a lower one takes effect at once, a raise after a day that the response names", async () => {
    const { limits, now } = await platform.expectContract(playLimits, undefined, token);
    expect(now).toBe(new Date(platform.clock.now).toISOString());
    expect(limits).toHaveLength(9);
    expect(limits.every((limit) => !("value" in limit) && limit.used === 0)).toBe(true);
    const day = { kind: "DEPOSIT", period: "DAY" } as const;
    await platform.expectContract(setPlayLimit, { ...day, value: minor(3_000_000) }, token);
    await send(setPlayLimit, { ...day, value: minor(2_000_000) });
    expect(await limitOf("DEPOSIT", "DAY")).toEqual({ ...day, value: 2_000_000, used: 0, left: 2_000_000 });
    await send(setPlayLimit, { ...day, value: minor(9_000_000) });
    const actsAt = new Date(platform.clock.now + DAY).toISOString();
    expect(await limitOf("DEPOSIT", "DAY")).toMatchObject({ value: 2_000_000, pending: { value: 9_000_000, actsAt } });
    platform.clock.now += DAY - 1;
    logInAgain();
    expect(await limitOf("DEPOSIT", "DAY")).toMatchObject({ value: 2_000_000 });
    platform.clock.now += 1;
    expect(await limitOf("DEPOSIT", "DAY")).toEqual({ ...day, value: 9_000_000, used: 0, left: 9_000_000 });
  });

  it("a limit above what the member's market allows is rejected, and one at it is not", async () => {
    const day = { kind: "DEPOSIT", period: "DAY" } as const;
    const strict = await openMoneyLab({ duties: { limitCeilings: [{ ...day, amount: minor(80_000) }] } });
    onTestFinished(() => strict.close());
    const set = strict.siteOf(strict.addMember());
    await expect(set(setPlayLimit, { ...day, value: minor(80_001) })).rejects.toMatchObject({
      code: "AMOUNT_OUT_OF_RANGE",
      value: { maximum: 80_000 },
    });
    await expect(set(setPlayLimit, { ...day, value: minor(80_000) })).resolves.toHaveProperty("limits");
    // Without a limit of its own a member would be above it.
    await expect(set(setPlayLimit, day)).rejects.toMatchObject({ code: "AMOUNT_OUT_OF_RANGE" });
    expect((await set(playLimits, undefined)).limits).toContainEqual({ ...day, value: 80_000, used: 0, left: 80_000 });
    await expect(set(setPlayLimit, { ...day, period: "WEEK", value: minor(80_001) })).resolves.toHaveProperty("limits");
  });

  it("what the member's market allows holds without a limit of its own, and lower ones beside it", async () => {
    const day = { kind: "DEPOSIT", period: "DAY" } as const;
    const strict = await openMoneyLab({ duties: { limitCeilings: [{ ...day, amount: minor(8_000_000) }] } });
    onTestFinished(() => strict.close());
    const call = strict.siteOf(strict.addMember());
    const dayLimit = async () => (await call(playLimits, undefined)).limits.find(({ value }) => value !== undefined);
    const payIn = (amount: number) => call(createDeposit, { method: "BANK", amount: minor(amount) });
    expect(await dayLimit()).toEqual({ ...day, value: 8_000_000, used: 0, left: 8_000_000 });
    await expect(payIn(8_000_100)).rejects.toMatchObject({ code: "LIMIT_REACHED", value: { ...day, left: 8_000_000 } });
    await payIn(3_000_000);
    expect(await dayLimit()).toEqual({ ...day, value: 8_000_000, used: 3_000_000, left: 5_000_000 });
    await call(setPlayLimit, { ...day, value: minor(4_000_000) });
    expect(await dayLimit()).toEqual({ ...day, value: 4_000_000, used: 3_000_000, left: 1_000_000 });
    await expect(payIn(1_000_100)).rejects.toMatchObject({ code: "LIMIT_REACHED" });
    await call(setPlayLimit, { ...day, value: minor(8_000_000) });
    expect(await dayLimit()).toMatchObject({ value: 4_000_000, pending: { value: 8_000_000 } });
    // A limit from before the market had its ceiling.
    strict.raw.exec("update play_limit set value = 9000000, next_value = null, next_at = null");
    expect(await dayLimit()).toMatchObject({ value: 8_000_000, left: 5_000_000 });
  });

  it("AP-161 a removal waits like a raise, and a lower limit in between cancels it", async () => {
    const week = { kind: "LOSS", period: "WEEK" } as const;
    await send(setPlayLimit, { ...week, value: minor(100) });
    await send(setPlayLimit, week);
    expect(await limitOf("LOSS", "WEEK")).toMatchObject({ value: 100, pending: { actsAt: expect.any(String) } });
    await send(setPlayLimit, { ...week, value: minor(90) });
    platform.clock.now += DAY;
    logInAgain();
    expect(await limitOf("LOSS", "WEEK")).toEqual({ ...week, value: 90, used: 0, left: 90 });
    await send(setPlayLimit, week);
    platform.clock.now += DAY;
    logInAgain();
    expect(await limitOf("LOSS", "WEEK")).toEqual({ ...week, used: 0 });
  });

  it("the strictest limit counts pending deposits too; its error names it and what remains", async () => {
    await send(setPlayLimit, { kind: "DEPOSIT", period: "MONTH", value: minor(5_000_000) });
    await send(setPlayLimit, { kind: "DEPOSIT", period: "DAY", value: minor(2_000_000) });
    await deposit(1_500_000);
    await expect(deposit(500_001)).rejects.toMatchObject({
      status: 422,
      code: "LIMIT_REACHED",
      value: { kind: "DEPOSIT", period: "DAY", left: 500_000 },
    });
    await deposit(500_000);
    platform.clock.now += DAY;
    logInAgain();
    await deposit(2_000_000);
  });

  it("AP-160 an unpaid deposit no longer counts once it has expired", async () => {
    await send(setPlayLimit, { kind: "DEPOSIT", period: "DAY", value: minor(2_000_000) });
    await deposit(1_500_000);
    expect(await limitOf("DEPOSIT", "DAY")).toMatchObject({ used: 1_500_000, left: 500_000 });
    platform.clock.now += 15 * MINUTE;
    expect(await limitOf("DEPOSIT", "DAY")).toMatchObject({ used: 0, left: 2_000_000 });
  });

  it("AP-021 no money can move to a provider once a loss has reached its limit, but it can come back", async () => {
    await send(transferFunds, { from: "MAIN", to: "PP", amount: minor(1_000) });
    await send(setPlayLimit, { kind: "LOSS", period: "DAY", value: minor(500) });
    play("bet", 900);
    play("payout", 400);
    expect(await limitOf("LOSS", "DAY")).toMatchObject({ used: 500, left: 0 });
    await expect(send(transferFunds, { from: "MAIN", to: "PP", amount: minor(1) })).rejects.toMatchObject({
      code: "LIMIT_REACHED",
      value: { kind: "LOSS", period: "DAY", left: 0 },
    });
    await send(transferFunds, { from: "PP", to: "MAIN", amount: minor(1_000) });
  });

  it("AP-160 the time of sessions counts, simultaneous ones once", async () => {
    await send(setPlayLimit, { kind: "SESSION", period: "DAY", value: minutes(60) });
    const other = platform.client({ token: lab.tokenOf(member) });
    for (let minute = 0; minute < 60; minute += 20) {
      platform.clock.now += 20 * MINUTE;
      await send(balance, undefined);
      await other(balance, undefined);
    }
    expect(await limitOf("SESSION", "DAY")).toMatchObject({ used: 60, left: 0 });
    await expect(send(transferFunds, { from: "MAIN", to: "PP", amount: minor(1) })).rejects.toMatchObject({
      code: "LIMIT_REACHED",
      value: { kind: "SESSION" },
    });
  });
});

describe("breaks", () => {
  const logInAsLab = () =>
    platform.client()(login, { type: "username" as const, username: `lab1`, password: DEMO_PASSWORD });

  it("AP-162 a time-out ends every session at once, and rejects logins with its end", async () => {
    const other = lab.tokenOf(member);
    const until = new Date(platform.clock.now + 3 * DAY).toISOString();
    await expect(send(takeTimeOut, { days: 3, password: "wrong" })).rejects.toMatchObject({ code: "WRONG_PASSWORD" });
    const taken = await platform.expectContract(takeTimeOut, { days: 3, password }, token);
    expect(taken).toEqual({ kind: "TIME_OUT", until, scope: "BRAND" });
    for (const ended of [token, other]) {
      await expect(platform.client({ token: ended })(memberInfo, undefined)).rejects.toMatchObject({ status: 401 });
    }
    await expect(logInAsLab()).rejects.toMatchObject({
      status: 403,
      code: "EXCLUDED",
      value: { kind: "TIME_OUT", until },
    });
    platform.clock.now += 3 * DAY - 1;
    await expect(logInAsLab()).rejects.toMatchObject({ code: "EXCLUDED" });
    platform.clock.now += 1;
    await expect(logInAsLab()).resolves.toBeDefined();
  });

  it.each([0, 43, 1.5])("AP-162 a time-out of %d days is rejected", async (days) => {
    await expect(send(takeTimeOut, { days, password })).rejects.toMatchObject({ code: "FIELD_INVALID" });
  });

  it("a member without a login password takes a break without one, and nobody else does", async () => {
    await expect(send(takeTimeOut, { days: 3 })).rejects.toMatchObject({
      code: "FIELD_INVALID",
      value: { field: "password", rule: "required" },
    });
    lab.raw.prepare("update member set password = ? where id = ?").run(NOBODYS_HASH, member.id);
    const change = { oldPassword: password, newPassword: "mirinae-2030", confirmNewPassword: "mirinae-2030" };
    await expect(send(changePassword, change)).rejects.toMatchObject({ code: "PASSWORD_UNSET" });
    await expect(send(takeTimeOut, { days: 3 })).resolves.toMatchObject({ kind: "TIME_OUT" });
  });

  it("AP-163 an exclusion lasts months, and nothing shorter ends it", async () => {
    const months = 6 as const;
    const excluded = await platform.expectContract(excludeSelf, { months, scope: "BRAND", password }, token);
    expect(excluded).toEqual({ kind: "EXCLUSION", until: "2027-05-21T03:00:10.000Z", scope: "BRAND" });
    logInAgain();
    expect(await send(pausePlay, undefined)).toEqual(excluded);
    await expect(logInAsLab()).rejects.toMatchObject({ value: { until: excluded.until } });
  });

  it("AP-164 a pause of 24 hours needs one action", async () => {
    const until = new Date(platform.clock.now + DAY).toISOString();
    expect(await platform.expectContract(pausePlay, undefined, token)).toEqual({
      kind: "PAUSE",
      until,
      scope: "BRAND",
    });
    await expect(send(memberInfo, undefined)).rejects.toMatchObject({ status: 401 });
  });
});

it("AP-165 the statement shows the ledger's sums", async () => {
  const { id } = await deposit(700_000);
  await send(confirmDeposit, { id });
  platform.clock.now += 30_000;
  play("bet", 5_000);
  play("payout", 2_000);
  await send(memberInfo, undefined);
  platform.clock.now += 10 * MINUTE;
  await send(memberInfo, undefined);
  expect(await platform.expectContract(playStatement, { days: 1 }, token)).toEqual({
    from: "2026-11-21",
    to: "2026-11-21",
    deposits: 700_000,
    withdrawals: 0,
    stakes: 5_000,
    wins: 2_000,
    net: -3_000,
    minutesPlayed: 10,
  });
  expect(await send(playStatement, { days: 30 })).toMatchObject({ from: "2026-10-23", deposits: 700_000 });
  await expect(send(playStatement, { days: 2 as 1 })).rejects.toMatchObject({ code: "FIELD_INVALID" });
  platform.clock.now += DAY;
  logInAgain();
  expect(await send(playStatement, { days: 1 })).toMatchObject({ deposits: 0, stakes: 0 });
});

it("AP-141 rank progress is what the rank needed plus the ledger; VIPs and trial accounts have no next", async () => {
  const { id } = await deposit(700_000);
  await send(confirmDeposit, { id });
  platform.clock.now += 30_000;
  play("bet", 5_000);
  platform.clock.now += 1;
  expect(await platform.expectContract(rankProgress, undefined, token)).toMatchObject({
    rank: { level: 1, deposit: 0 },
    next: { level: 2, deposit: 1_000_000, validBet: 5_000_000 },
    deposit: 700_000,
    validBet: 5_000,
  });
  const progressOf = async (account: string) =>
    platform.client({ token: await platform.logIn(account) })(rankProgress, undefined);
  expect(await progressOf("demo")).toMatchObject({ rank: { level: 2 }, next: { level: 3 }, deposit: 1_000_000 });
  for (const account of ["vip", "trial"]) expect((await progressOf(account)).next).toBeUndefined();
});

it("CO-023a where a member has chosen nothing, a reality check comes as often as the brand says", async () => {
  expect(await send(realityCheck, undefined)).toMatchObject({ everyMinutes: 60 });
  await lab.close();
  lab = await openMoneyLab({ constants: { ...testMerchant.constants, realityCheck: 45 } });
  platform = lab.platform;
  member = lab.addMember();
  logInAgain();
  expect(await send(realityCheck, undefined)).toMatchObject({ everyMinutes: 45 });
});

it("AP-166 AP-167 a reality check has the time and the result of play, and when it comes next", async () => {
  const started = platform.clock.now;
  const at = (time: number) => new Date(time).toISOString();
  platform.clock.now += 25 * MINUTE;
  play("bet", 300);
  expect(await platform.expectContract(realityCheck, undefined, token)).toEqual({
    everyMinutes: 60,
    startedAt: at(started),
    elapsedMinutes: 25,
    net: -300,
    dueAt: at(started + HOUR),
  });
  await platform.expectContract(answerRealityCheck, { everyMinutes: 30 }, token);
  expect(await send(realityCheck, undefined)).toMatchObject({ everyMinutes: 30, dueAt: at(started + 30 * MINUTE) });
  const { now } = platform.clock;
  const went = await send(answerRealityCheck, { answer: "CONTINUE" });
  expect(went).toMatchObject({ startedAt: at(started), net: -300, dueAt: at(now + 30 * MINUTE) });
  platform.clock.now += MINUTE;
  const left = await send(answerRealityCheck, { answer: "LEAVE" });
  expect(left).toMatchObject({ startedAt: at(now + MINUTE), elapsedMinutes: 0, net: 0 });
});
