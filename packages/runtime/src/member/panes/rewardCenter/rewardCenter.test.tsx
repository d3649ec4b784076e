import { minor } from "@livery/product/money.ts";
import { expect, it, test } from "vitest";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { RewardCard } from "./RewardCard.tsx";
import { actionOf, type Outcome, type Reward, rewardAfter, type Touched, withTouched } from "./rewardData.ts";
import { AvailableSentence } from "./rewardCenter.section.tsx";

const reward = (id: string, more: Partial<Reward> = {}): Reward => ({
  id,
  title: `Reward ${id}`,
  condition: "Bet 100",
  amount: minor(200_000),
  state: "claim",
  ...more,
});

it.each([
  ["claim", undefined, "claim"],
  ["CLAIM", undefined, "claim"],
  ["claim", true, "draw"],
  ["join", undefined, "join"],
  ["join", true, "join"],
  ["claimed", undefined, undefined],
  ["process", true, undefined],
  ["foo", undefined, undefined],
])("in the state %s, as a raffle: %s, a reward can be asked for by %s", (state, raffle, action) => {
  expect(actionOf({ state, ...(raffle && { raffle }) })).toBe(action);
});

const touched = (id: string, place: number, more: Partial<Touched> = {}): Touched => ({
  reward: reward(id),
  action: "claim",
  place,
  ...more,
});

const claimed: Partial<Touched> = { outcome: { state: "claimed", amount: minor(150_000) }, at: 10 };

test.each<[string, string[], Touched[], [string, string][]]>([
  [
    "nothing was pressed",
    ["a", "b"],
    [],
    [
      ["a", "claim"],
      ["b", "claim"],
    ],
  ],
  [
    "the list is from before the answer",
    ["a", "b"],
    [touched("b", 1, claimed)],
    [
      ["a", "claim"],
      ["b", "claimed"],
    ],
  ],
  [
    "the list has it no more",
    ["a", "c"],
    [touched("b", 1, claimed)],
    [
      ["a", "claim"],
      ["b", "claimed"],
      ["c", "claim"],
    ],
  ],
  [
    "the outcome is not known and the list has it no more",
    ["a"],
    [touched("b", 0)],
    [
      ["b", "claim"],
      ["a", "claim"],
    ],
  ],
  [
    "two are gone",
    ["c"],
    [touched("b", 1, claimed), touched("a", 0, claimed)],
    [
      ["a", "claimed"],
      ["b", "claimed"],
      ["c", "claim"],
    ],
  ],
  ["its place is no more", [], [touched("b", 7, claimed)], [["b", "claimed"]]],
])("if %s, each card keeps its place", (_, ids, pressed, shown) => {
  const list = withTouched({ list: ids.map((id) => reward(id)), at: 10 }, pressed);
  expect(list.map(({ id, state }) => [id, state])).toEqual(shown);
});

test("a list from after the answer says what the state is now", () => {
  const list = [reward("a", { state: "issued" })];
  expect(withTouched({ list, at: 11 }, [touched("a", 0, claimed)])).toEqual(list);
});

it.each<[Outcome, Partial<Reward>]>([
  [
    { state: "process", amount: minor(50_000) },
    { state: "process", amount: minor(50_000) },
  ],
  [{ state: "signed" }, { state: "signed", amount: minor(200_000) }],
  [
    { prize: minor(30_000), nextAt: "2026-11-25T15:00:00.000Z" },
    { state: "claimed", amount: minor(30_000) },
  ],
  [
    { state: "rejected", reason: "Too late." },
    { state: "rejected", reason: "Too late." },
  ],
])("after %o a reward is %o", (outcome, after) => {
  expect(rewardAfter(reward("a"), outcome)).toMatchObject(after);
});

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();

const card = (shown: Reward, outcome?: Outcome) => (
  <RewardCard
    reward={shown}
    action={actionOf(shown) ?? (outcome && "claim")}
    outcome={outcome}
    onPressed={() => undefined}
    onDone={() => undefined}
  />
);

const site = { currencySymbol: "Ħ" };

it.each([
  ["ko", reward("a"), "Reward a Ħ 2,000.00 Bet 100 받기 Reward a"],
  ["en", reward("a", { state: "join" }), "Reward a Ħ 2,000.00 Bet 100 Join Reward a"],
  ["en", reward("a", { raffle: true }), "Reward a up to Ħ 2,000.00 Bet 100 Claim Reward a"],
  ["en", reward("a", { raffle: true, state: "claimed" }), "Reward a Ħ 2,000.00 Bet 100 Claimed"],
  ["en", reward("a", { state: "rejected", reason: "Gold only." }), "Reward a Ħ 2,000.00 Bet 100 Rejected Gold only."],
  ["en", reward("a", { state: "process", reason: "Gold only." }), "Reward a Ħ 2,000.00 Bet 100 Being processed"],
  ["en", reward("a", { state: "<b>new</b>", amount: minor(0), condition: "" }), "Reward a &lt;b&gt;new&lt;/b&gt;"],
  ["en", reward("a", { amount: minor(-5), expiresAt: "soon" }), "Reward a Bet 100 Until – Claim Reward a"],
] as const)("in %s the card of %o says: %s", (language, shown, said) => {
  expect(textOf(paneHtml(card(shown), { language, site }))).toBe(said);
});

it.each([
  ["ko", { state: "claimed" }, "2,000을 받았습니다. 잔액에 바로 더해졌습니다."],
  ["en", { state: "claimed" }, "You received 2,000. It has been added to your balance."],
  ["en", { state: "process" }, "Your claim has been received. It is paid into your wallet once its terms are met."],
] as const)("in %s a claim that led to %o says: %s", (language, outcome, said) => {
  expect(textOf(paneHtml(card(rewardAfter(reward("a"), outcome), outcome), { language, site }))).toContain(said);
});

it.each([
  ["ko", 0, "지금 받을 수 있는 리워드가 없습니다."],
  ["ko", 3, "지금 받을 수 있는 리워드가 3 개 있습니다."],
  ["en", 1, "You can claim 1 reward now."],
  ["en", 1200, "You can claim 1,200 rewards now."],
] as const)("in %s, with %d rewards to claim, it begins: %s", (language, count, said) => {
  expect(textOf(paneHtml(<AvailableSentence count={count} />, { language }))).toBe(said);
});
