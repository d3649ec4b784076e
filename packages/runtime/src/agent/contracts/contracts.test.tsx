import { minor } from "@livery/product/money.ts";
import { expect, it, test } from "vitest";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { paneHtml } from "../../kit/centre/testing/paneHtml.tsx";
import { Sentence } from "../../kit/Sentence.tsx";
import { actionsOn, type Contract } from "./contractData.ts";
import { ContractList } from "./ContractList.tsx";
import { ContractSentence } from "./ContractSentence.tsx";
import { ContractThread } from "./ContractThread.tsx";
import { highestRates, termNames, typedTerms } from "./requestTerms.ts";
import { shareLines } from "./shareLines.tsx";
import { settledText } from "./settlementColumns.tsx";
import { useContractWords } from "./useContractWords.ts";
import { averageOf, estimate, spanBefore, spanOf, spanSoFar } from "./whatIf.ts";
import { clockInKorea } from "../../testing/inKorea.ts";

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/gu, "")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/gu, " ")
    .trim();

test.each([
  ["NEW", "receiver", true, ["ACCEPT", "REJECT"]],
  ["NEW", "payer", true, ["ACCEPT", "REJECT"]],
  ["NEW", "receiver", false, []],
  ["NEW", "payer", false, []],
  ["SUCCESS", "receiver", false, ["REQUEST_TERMINATION"]],
  ["SUCCESS", "payer", false, ["REQUEST_TERMINATION", "TERMINATE"]],
  ["TERMINATION_REQUESTED", "receiver", true, ["ACCEPT", "REJECT"]],
  ["TERMINATION_REQUESTED", "payer", true, ["ACCEPT", "REJECT"]],
  ["TERMINATION_REQUESTED", "receiver", false, []],
  ["TERMINATION_REQUESTED", "payer", false, []],
  ["REJECTED", "receiver", false, []],
  ["REJECTED", "payer", false, []],
  ["TERMINATED", "receiver", false, []],
  ["TERMINATED", "payer", false, []],
  ["PAUSED", "payer", true, []],
])("AG-033 in the state %s the %s, who may answer: %s, may do %o", (state, party, mayAnswer, actions) => {
  const contract = { state: state as Contract["state"], own: party === "receiver", mayAnswer };
  expect(actionsOn(contract)).toEqual(actions);
});

function Listed({ state }: { readonly state: Contract["state"] }) {
  const contracts = [owned(state)];
  return <ContractList kind="dividend" contracts={contracts} what="" empty="" onOpen={() => undefined} />;
}

const owned = (state: Contract["state"]): Contract => ({
  id: "K1",
  kind: "dividend",
  account: "minsu_p",
  own: false,
  state,
  mayAnswer: false,
  terms: { period: "M", rate: 5, endsAt: "2027-11-20" },
  createdAt: "2026-11-24T00:30:00.000Z",
});

test.each([
  ["NEW", "답변 대기", "Waiting for an answer"],
  ["SUCCESS", "성립", "In force"],
  ["TERMINATION_REQUESTED", "종료 요청", "End requested"],
] as const)("a contract in the state %s is listed with its terms and the label %s, in English %s", (state, ko, en) => {
  for (const [language, terms, label] of [
    ["ko", "5% 매달 · 2027.11.20까지", ko],
    ["en", "5% every month · until 2027.11.20", en],
  ] as const)
    expect(textOf(paneHtml(<Listed state={state} />, { language }).replaceAll("<", " <"))).toContain(
      `${terms} ${label}`,
    );
});

test.each([
  ["NEW", false, ["You asked", "Waiting for minsu_p"]],
  ["NEW", true, ["minsu_p asked", "Waiting for your answer"]],
  ["SUCCESS", false, ["Requested", "Accepted"]],
  ["REJECTED", false, ["Requested", "Rejected"]],
  ["TERMINATION_REQUESTED", true, ["Requested", "Accepted", "minsu_p asked to end it", "Waiting for your answer"]],
  ["TERMINATION_REQUESTED", false, ["Requested", "Accepted", "You asked to end it", "Waiting for minsu_p"]],
  ["TERMINATED", false, ["Requested", "Accepted", "Ended"]],
] as const)("AG-030 the thread of a contract in the state %s, to answer: %s, is %o", (state, mayAnswer, steps) => {
  const html = paneHtml(<ContractThread contract={{ ...owned(state), mayAnswer }} />);
  const labels = html.split("<li").slice(1);
  expect(labels).toHaveLength(steps.length);
  steps.forEach((step, index) => expect(labels[index]).toContain(`>${step}<`));
});

test("the thread of a contract says when it was accepted", () => {
  const beganAt = "2026-11-25T04:00:00.000Z";
  const html = paneHtml(<ContractThread contract={{ ...owned("TERMINATED"), beganAt }} />);
  expect(html.split("<li").map((step) => step.includes(beganAt))).toEqual([false, false, true, false]);
});

function Said({ kind, own, terms }: Pick<Contract, "kind" | "own" | "terms">) {
  return <Sentence>{useContractWords(kind).sentence({ own, account: "minsu_p", terms })}</Sentence>;
}

test.each([
  ["ko", "dividend", true, { period: "M", rate: 8 }, "팀이 잃은 금액의 8%를 매달 받습니다."],
  ["ko", "dividend", false, { period: "H", rate: 5 }, "minsu_p에게 그 팀이 잃은 금액의 5%를 보름마다 지급합니다."],
  ["en", "dividend", true, { period: "W", rate: 0.1 + 0.2 }, "You receive 0.3% of what your team loses, every week."],
  ["en", "daily", false, { rate: 1 }, "You pay minsu_p 1% of that team’s valid bets, every day."],
  ["en", "hourly", true, { rate: 0.5 }, "You receive 0.5% of your team’s valid bets, every hour."],
  ["en", "hourly", true, {}, "You receive 0% of your team’s valid bets, every hour."],
  [
    "en",
    "realTime",
    true,
    { lossRate: 0.4, profitRate: 0.2 },
    "You receive 0.4% of each bet that your team loses and 0.2% of each other bet.",
  ],
] satisfies [string, Contract["kind"], boolean, Contract["terms"], string][])(
  "in %s a contract %s, received: %s, with %o is said as %s",
  (language, kind, own, terms, said) => {
    const html = paneHtml(<Said kind={kind} own={own} terms={terms} />, { language: language as "ko" });
    expect(textOf(html)).toBe(said);
  },
);

test.each([
  ["SUCCESS", "You pay minsu_p 5% of what that team loses, every month."],
  ["TERMINATED", "No longer in force: You pay minsu_p 5% of what that team loses, every month."],
  ["REJECTED", "Rejected, never in force: You pay minsu_p 5% of what that team loses, every month."],
] as const)("a contract in the state %s does not say that it pays unless it is in force: %s", (state, said) => {
  expect(textOf(paneHtml(<ContractSentence contract={owned(state)} />, { language: "en" }))).toBe(said);
});

const panes = ["agentDividend", "agentDailySalary", "agentHourlySalary", "agentRealTimeSalary"] as const;

function Basis({ pane }: { readonly pane: (typeof panes)[number] }) {
  const { t } = useTranslation(`agent/${pane}`);
  return t("basis", { count: 5 });
}

test.each([
  ["ko", ["기간이 끝나면", "하루가 끝나면", "한 시간마다", "5분마다"]],
  ["en", ["at the end of each period", "at the end of each day", "every hour", "every 5 minutes"]],
] as const)("in %s the pages say when their contracts are settled: %o", (language, times) => {
  panes.forEach((pane, index) => expect(paneHtml(<Basis pane={pane} />, { language })).toContain(times[index]));
});

const played = { stake: 294_000_000, payout: 253_000_000 };
const asks = (more: object) => ({ period: "M", rate: 6, ...more }) as Contract["terms"];

test.each([
  ["dividend", asks({}), played, { base: 41_000_000, amount: 2_460_000, isMost: false }, []],
  ["dividend", asks({ periodProfitLoss: 41_000_001 }), played, { base: 41_000_000, amount: 0 }, ["unmet"]],
  ["dividend", asks({ activeMembers: 5 }), played, { amount: 2_460_000, isMost: true }, ["unknown"]],
  ["dividend", asks({ activeMembers: 5 }), { ...played, active: 18 }, { amount: 2_460_000, isMost: false }, ["met"]],
  ["dividend", asks({ activeMembers: 5, betAmount: 9 }), { ...played, active: 18 }, { isMost: true }, ["met"]],
  ["dividend", asks({}), { stake: 5, payout: 9 }, { base: 0, amount: 0 }, []],
  ["daily", { rate: 1, periodValidBet: minor(1) }, played, { base: 294_000_000, amount: 2_940_000 }, ["met"]],
  ["hourly", { rate: 1, periodValidBet: minor(1e9) }, played, { amount: 2_940_000, isMost: true }, ["unknown"]],
  ["realTime", { lossRate: 0.4, profitRate: 0.2 }, played, { amount: 1_176_000, isMost: true }, []],
] satisfies [Contract["kind"], Contract["terms"], object, object, string[]][])(
  "a contract %s with %o for %o would have paid %o; its conditions are %o",
  (kind, terms, figures, found, marks) => {
    const estimated = estimate(kind, terms, { ...played, ...figures });
    expect(estimated).toMatchObject(found);
    expect(estimated?.conditions.map(({ mark }) => mark)).toEqual(marks);
  },
);

it.each([
  [{ rate: 6 }, { stake: 1e300, payout: 0 }],
  [{ rate: 6 }, { stake: Number.MAX_SAFE_INTEGER, payout: -5 }],
  [{ rate: 1e9 }, played],
  [{ rate: -1 }, played],
  [{ rate: Number.NaN }, played],
])("estimates nothing for terms %o and figures %o", (terms, figures) => {
  expect(estimate("daily", terms, figures)).toBeUndefined();
});

test("of a part of a team, what a contract would have paid is about right, not at the most", () => {
  const terms = asks({ activeMembers: 5 });
  const part = estimate("dividend", terms, { ...played, isPart: true });
  expect(part).toMatchObject({ amount: 2_460_000, isAbout: true });
  expect(averageOf(part, part)).toMatchObject({ isAbout: true });
  expect(estimate("dividend", terms, played)).toMatchObject({ isAbout: false });
});

test.each([
  ["periodValidBet", "unknown", "met"],
  // What the rest of the team won or lost may be either.
  ["periodProfitLoss", "unknown", "unknown"],
] as const)("a part of a team that reaches less than %s needs says %s, and %s for more", (field, less, more) => {
  const part = { ...played, isPart: true };
  const marksFor = (needed: number) => {
    const found = estimate("dividend", { period: "M", rate: 6, [field]: needed }, part);
    // What the whole team may have reached is no reason to say that nothing is paid.
    expect(found?.amount).toBe(2_460_000);
    return found?.conditions.map(({ mark }) => mark);
  };
  expect(marksFor(Number.MAX_SAFE_INTEGER)).toEqual([less]);
  expect(marksFor(1)).toEqual([more]);
});

test("an average is halfway between two estimates, and says so of both if it may be less", () => {
  const of = (stake: number) => estimate("hourly", { rate: 1 }, { stake, payout: 0 });
  expect(averageOf(of(100), of(500))).toMatchObject({ base: 300, amount: 3, isMost: true });
  expect(averageOf(of(100), undefined)).toBeUndefined();
});

test.each([
  ["dividend", { period: "M" }, "2026-11-27", "2026-11-01", "2026-11-30", "2026-10-01", "2026-10-31"],
  ["dividend", { period: "H" }, "2026-11-15", "2026-11-01", "2026-11-15", "2026-10-16", "2026-10-31"],
  ["dividend", { period: "W" }, "2026-11-27", "2026-11-23", "2026-11-29", "2026-11-16", "2026-11-22"],
  ["hourly", {}, "2026-03-01", "2026-03-01", "2026-03-01", "2026-02-28", "2026-02-28"],
] satisfies [Contract["kind"], Contract["terms"], string, string, string, string, string][])(
  "the period of a contract %s with %o on %s is %s to %s, the one before it %s to %s",
  (kind, terms, day, from, to, fromBefore, toBefore) => {
    const span = spanOf(kind, terms, day);
    expect(span).toEqual({ from, to });
    expect(spanBefore(kind, terms, span)).toEqual({ from: fromBefore, to: toBefore });
  },
);

test.each([
  ["2026-10-02T12:00:00.000Z", "2026-11-20T12:00:00.000Z", "2026-11-20"],
  ["2026-09-02T12:00:00.000Z", "2026-10-20T12:00:00.000Z", "2026-11-01"],
  ["2026-11-18T12:00:00.000Z", undefined, "2026-11-18"],
  ["2026-11-18T12:00:00.000Z", "soon", "2026-11-01"],
])("a contract requested at %s and accepted at %s counts the present period from %s", (createdAt, beganAt, from) => {
  const contract = { ...owned("SUCCESS"), createdAt, ...(beganAt && { beganAt }) };
  expect(spanSoFar(contract, clockInKorea("2026-11-27T12:00"))).toEqual({ from, to: "2026-11-27" });
});

test.each([
  ["dividend", ["period", "rate", "periodValidBet", "periodProfitLoss", "activeMembers", "betAmount", "endsAt"]],
  ["daily", ["rate", "periodValidBet", "periodProfitLoss", "activeMembers", "betAmount", "endsAt"]],
  ["hourly", ["rate", "periodValidBet", "periodProfitLoss", "activeMembers", "betAmount", "endsAt"]],
  ["realTime", ["profitRate", "lossRate", "singleBet", "endsAt"]],
] as const)("the form of a contract %s asks for %o", (kind, names) => {
  expect(termNames(kind)).toEqual(names);
});

test.each([
  ["dividend", { rate: 8 }, 5, { rate: 5 }],
  ["dividend", { rate: 3 }, 5, { rate: 3 }],
  ["daily", undefined, 5, { rate: 5 }],
  ["daily", { rate: 3 }, undefined, { rate: 3 }],
  ["hourly", undefined, undefined, {}],
  ["realTime", { profitRate: 1, lossRate: 9 }, 5, { profitRate: 1, lossRate: 5 }],
] satisfies [Contract["kind"], Contract["terms"] | undefined, number | undefined, Contract["terms"]][])(
  "an agent whose contract %s pays %o and whose own rate is %s can pay %o at the most",
  (kind, own, rate, most) => {
    expect(highestRates(kind, own, rate)).toEqual(most);
  },
);

test("the typed terms are those of the kind, without what is empty or wrong", () => {
  const values = {
    period: "W",
    rate: "5",
    periodValidBet: "1,000",
    activeMembers: "１2",
    betAmount: "x",
    singleBet: "7",
  };
  const currency = { symbol: "P", decimals: 2 };
  expect(typedTerms("dividend", values, currency)).toEqual({
    period: "W",
    rate: 5,
    periodValidBet: 100_000,
    activeMembers: 12,
  });
  expect(typedTerms("realTime", values, currency)).toEqual({ singleBet: 700 });
});

test.each([
  ["2026-11-24T14:00", "2026-11-24T15:00", "11.24 14:00 – 15:00"],
  ["2026-11-24T23:55", "2026-11-25T00:00", "11.24 23:55 – 24:00"],
  ["2026-11-24T00:00", "2026-11-25T00:00", "November 24"],
  ["2026-11-16T00:00", "2026-11-23T00:00", "November 16 – 22"],
  ["soon", "2026-11-25T00:00", "–"],
])("a settlement from %s to %s is for %s", (from, to, text) => {
  const period = { from: `${from}+09:00`, to: `${to}+09:00` };
  const said = settledText(period, { clock: clockInKorea("2026-11-27T12:00"), language: "en" });
  expect(said.replaceAll(/\s/gu, " ")).toBe(text);
});

function Shares() {
  const { t } = useTranslation("contracts");
  const lines = shareLines(t, [
    { of: "lostBets", base: minor(99_900), rate: 0.4 },
    { of: "otherBets", base: minor(50_000), rate: 0.2 },
  ]);
  return lines.map(({ label, value }) => (
    <p key={label}>
      {label}: {value}
    </p>
  ));
}

test("a payment says what it is shares of, and of how much", () => {
  expect(textOf(paneHtml(<Shares />, { language: "en" }))).toBe(
    "0.4% of the bets that were lost: 999.000.2% of the other bets: 500.00",
  );
});
