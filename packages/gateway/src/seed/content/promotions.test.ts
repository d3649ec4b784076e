import { balance } from "@livery/platform/calls/balance.ts";
import { claimMission } from "@livery/platform/calls/claimMission.ts";
import { claimPromotion } from "@livery/platform/calls/claimPromotion.ts";
import { claimRaffle } from "@livery/platform/calls/claimRaffle.ts";
import { claimRebate } from "@livery/platform/calls/claimRebate.ts";
import { claimReward } from "@livery/platform/calls/claimReward.ts";
import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { ranks } from "@livery/platform/calls/ranks.ts";
import { rebates } from "@livery/platform/calls/rebates.ts";
import { register } from "@livery/platform/calls/register.ts";
import { joinPromotion } from "@livery/platform/calls/joinPromotion.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { rankName } from "../../members/ranks.ts";
import { type LabMember, type MoneyLab, openMoneyLab } from "../../testing/openMoneyLab.ts";
import { playRounds } from "../../testing/playRounds.ts";
import { promotions } from "./promotions.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The game types with the lowest and the highest rate of cashback. */
const CASHBACK_TYPES = ["PVP", "RNG"];
const STAKE = 100_000;
const RANKS = [1, 2, 3, 4, 5];

let lab: MoneyLab;
let member: LabMember;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  member = lab.addMember();
});

const site = () => lab.siteOf(member);

/** What a claim pays into the member's wallets, in whole units. */
async function paid(claim: () => Promise<unknown>): Promise<number> {
  const total = async () => (await site()(consolidatedFunds, undefined)).funds.total;
  const before = await total();
  await claim();
  return ((await total()) - before) / 100;
}

/** Meets the condition of each promotion, and returns the numbers that its texts have to name. */
const kept: Readonly<Record<string, () => Promise<readonly (number | string)[]>>> = {
  welcome: async () => {
    const { token = "" } = await lab.platform.client()(register, {
      fields: { username: "Haneul1", password: "passwort-frei", confirmPassword: "passwort-frei" },
      registerUrl: "http://site.test/index",
      domain: "site.test",
      registerMethod: "WEB",
    });
    return [(await lab.platform.client({ token })(balance, undefined)).total / 100];
  },
  "attendance-wheel": async () => [await paid(() => site()(claimRaffle, { id: "attendance-wheel" }))],
  cashback: async () => {
    for (const type of CASHBACK_TYPES) lab.addRound(member, type, STAKE);
    const { list } = await site()(rebates, undefined);
    const offered = list.map(({ rate }) => rate).toSorted((one, other) => one - other);
    const percents = [];
    for (const gameType of CASHBACK_TYPES)
      percents.push(((await paid(() => site()(claimRebate, { gameType }))) / STAKE) * 100 * 100);
    expect(percents.map((percent) => Number(percent.toFixed(3)))).toEqual([offered[0], offered.at(-1)]);
    return [`${offered[0]}%`, `${offered.at(-1)}%`];
  },
  "weekly-missions": async () => {
    for (const type of ["RNG", "LIVE", "PVP", "FISH", "SPORTS"]) lab.addRound(member, type, 1_000_000);
    for (let round = 0; round < 45; round += 1) lab.addRound(member, "RNG", 1000);
    lab.raw.exec(`update game_round set vendor = 'V' || (number % 3) where member_id = ${member.id}`);
    await lab.deposit(member, 100_000);
    const each = [];
    for (const id of ["fifty-rounds", "three-types", "three-providers", "stake-10000", "deposit-1000"])
      each.push(await paid(() => site()(claimMission, { id })));
    expect(new Set(each).size).toBe(1);
    return [each[0]!, await paid(() => site()(claimMission, { id: "all-five" }))];
  },
  "weekly-challenge": async () => {
    await site()(joinPromotion, { id: "weekly-challenge" });
    lab.addRound(member, "RNG", 1_000_000);
    return [10_000, await paid(() => site()(claimPromotion, { id: "weekly-challenge" }))];
  },
  "weekend-challenge": async () => {
    lab.raw.prepare("update member set rank_level = 2 where id = ?").run(member.id);
    await site()(joinPromotion, { id: "weekend-challenge" });
    lab.addRound(member, "RNG", 3_000_000);
    lab.clock.move(MINUTE);
    return [30_000, await paid(() => site()(claimPromotion, { id: "weekend-challenge" }))];
  },
  "first-deposit": async () => {
    await lab.deposit(member, 100_000);
    await site()(claimReward, { id: "first-deposit" });
    lab.addRound(member, "RNG", 249_000);
    let lost = 0;
    const change = await paid(async () => {
      const { rounds } = await playRounds(lab, lab.tokenOf(member), { type: "RNG", stakes: [1000] });
      lost = rounds.reduce((sum, { stake, payout }) => sum + stake - payout, 0) / 100;
    });
    return [1000, 2500, change + lost];
  },
  "monthly-rank": async () => {
    const gifts = [];
    for (const level of RANKS) {
      member = lab.addMember();
      lab.raw.prepare("update member set rank_level = ? where id = ?").run(level, member.id);
      gifts.push(await paid(() => site()(claimReward, { id: "monthly-rank" })));
    }
    return gifts;
  },
  "take-a-break": async () => {
    lab.takeBreak(member, lab.now(), lab.now() - DAY);
    return [await paid(() => site()(claimReward, { id: "take-a-break" })), 24];
  },
};

it("AP-146 every promotion is one that the platform pays", () => {
  expect(promotions.map(({ id }) => id).toSorted()).toEqual(Object.keys(kept).toSorted());
});

it.each(promotions)("AP-146 $id pays what it promises, in both languages", async ({ id, title, summary, terms }) => {
  const numbers = (await kept[id]!()).map((number) => number.toLocaleString("en"));
  for (const language of ["ko", "en"] as const) {
    const text = [title, summary, terms].map((part) => part[language]).join(" ");
    for (const number of numbers) expect(text).toMatch(new RegExp(`(?<![\\d,.])${number}(?![\\d,.]\\d)`, "u"));
  }
});

it("AP-146 the monthly gift of each rank is named with its rank", async () => {
  const gifts = (await kept["monthly-rank"]!()).map((gift) => gift.toLocaleString("en"));
  const { terms } = promotions.find(({ id }) => id === "monthly-rank")!;
  for (const language of ["ko", "en"] as const) {
    const named = RANKS.map((level) => rankName(level)[language]);
    const amounts = named.map((name) => new RegExp(`${name} ([\\d,]+?)(?:, |\\.|입)`, "u").exec(terms[language])?.[1]);
    expect(amounts).toEqual(gifts);
  }
});

it("AP-142 the benefits of a rank are the gift that it gets every month and the wheel", async () => {
  const { list } = await lab.platform.client({ language: "en" })(ranks, { language: "en" });
  expect(list.map(({ level }) => level)).toEqual(RANKS);
  for (const { level, benefits } of list) {
    member = lab.addMember();
    lab.raw.prepare("update member set rank_level = ? where id = ?").run(level, member.id);
    const gift = await paid(() => site()(claimReward, { id: "monthly-rank" }));
    expect(benefits).toEqual([`A gift of ${gift.toLocaleString("en")} every month`, "One attendance wheel a day"]);
  }
});
