import type { WireReward } from "@livery/platform/decoders/shared/reward.gen.ts";
import type { TextLanguage } from "@livery/product/languages.ts";
import { type Minor, minor } from "@livery/product/money.ts";
import { pictureAddress } from "@livery/product/pictures.ts";
import { ApiError } from "../http/apiError.ts";
import { settingsOf, timeZoneOf } from "../money/merchantSettings.ts";
import { newId } from "../money/newId.ts";
import { unitsOf } from "../points/pointTerms.ts";
import { DAY_MS } from "../texts/localDays.ts";
import { isoDay, periodOf } from "../texts/periods.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import { type Bonus, bonusState, payBonuses } from "./bonuses.ts";
import { BREAK_MS, FIRST_DEPOSIT, type RewardTerms, rewardTerms } from "./rewardTerms.ts";

/** A member whose rewards are shown, and when. */
interface Receiver {
  readonly member: { readonly id: number; readonly merchant: string; readonly rank_level: number };
  readonly now: number;
}

type Tab = "AVAILABLE" | "IN_PROGRESS" | "FINISHED";

/** A reward as it stands for a member. */
interface Standing {
  readonly terms: RewardTerms;
  readonly amount: Minor;
  readonly tab: Tab;
  /** Its activity state (PR-013). */
  readonly state: "claim" | "process" | "issued" | "claimed" | "close";
  /** The present period: its name, and its end if it has one. */
  readonly period: string;
  readonly end: number | undefined;
}

/** Every reward with its state for a member (AP-137). */
export function standings(reading: Reading, receiver: Receiver): Standing[] {
  return rewardTerms.map((terms) => standingOf(reading, terms, receiver));
}

function standingOf(reading: Reading, terms: RewardTerms, { member, now }: Receiver): Standing {
  const { first, tables } = reading;
  const zone = timeZoneOf(reading, member.id);
  const { start, end } = terms.period === "once" ? { start: 0 } : periodOf(terms.period, now, zone);
  const period = terms.period === "once" ? "once" : isoDay(start, zone);
  const units = terms.amounts[Math.min(member.rank_level, terms.amounts.length - 1)] ?? 0;
  const amount = unitsOf(units, settingsOf(reading, member.merchant));
  const claimed = first(
    tables
      .selectFrom("bonus")
      .selectAll()
      .where("member_id", "=", member.id)
      .where("reward", "=", terms.id)
      .where("period", "=", period),
  );
  const shared = { terms, amount: claimed?.amount ?? amount, period, end };
  if (claimed) return { ...shared, ...claimedState(claimed, now) };
  const isEarned = amount > 0 && earned[terms.id](reading, member, { start, now });
  return isEarned
    ? { ...shared, tab: "AVAILABLE", state: "claim" }
    : { ...shared, tab: "IN_PROGRESS", state: "process" };
}

function claimedState(bonus: Bonus, now: number): Pick<Standing, "tab" | "state"> {
  switch (bonusState(bonus, now)) {
    case "ACTIVE":
      return { tab: "IN_PROGRESS", state: "process" };
    case "EXPIRED":
      return { tab: "FINISHED", state: "close" };
    case "COMPLETED":
      return { tab: "FINISHED", state: bonus.turnover === 0 ? "claimed" : "issued" };
  }
}

type IsEarned = (
  reading: Reading,
  member: Receiver["member"],
  span: { readonly start: number; readonly now: number },
) => boolean;

/** Whether a member meets the condition of each reward. */
const earned: Readonly<Record<RewardTerms["id"], IsEarned>> = {
  "monthly-rank": () => true,
  "first-deposit": (reading, { id, merchant }) => {
    const { first, tables } = reading;
    const orders = tables.selectFrom("deposit_order").select("amount").where("member_id", "=", id);
    const deposit = first(orders.where("state", "=", "COMPLETED").orderBy("number").limit(1));
    return deposit !== undefined && deposit.amount >= unitsOf(FIRST_DEPOSIT, settingsOf(reading, merchant));
  },
  "take-a-break": ({ all, tables }, { id }, { start, now }) => {
    const breaks = tables.selectFrom("exclusion").select(["began_at", "until"]).where("member_id", "=", id);
    const kept = all(breaks.where("until", ">=", start).where("until", "<=", now));
    return kept.some(({ began_at: began, until }) => until - began >= BREAK_MS);
  },
};

/** Claims a reward once in its period (AP-138). It is paid at once or, with a turnover, as soon as that is complete. */
export function claimReward(writing: Writing, id: string, receiver: Receiver): Standing {
  const { member, now } = receiver;
  const terms = rewardTerms.find((one) => one.id === id);
  if (!terms) throw new ApiError("REWARD_UNKNOWN");
  const { state, amount, period } = standingOf(writing, terms, receiver);
  if (state !== "claim") throw new ApiError("NOTHING_TO_CLAIM");
  const { first, run, tables } = writing;
  const { turnover } = terms;
  const last = first(
    tables
      .selectFrom("game_round")
      .select((is) => is.fn.max<number | null>("number").as("number"))
      .where("member_id", "=", member.id),
  );
  run(
    tables.insertInto("bonus").values({
      id: newId("G"),
      merchant: member.merchant,
      member_id: member.id,
      reward: id,
      period,
      amount,
      turnover: minor(amount * (turnover?.times ?? 0)),
      after_round: last?.number ?? 0,
      at: now,
      expires_at: turnover ? now + turnover.days * DAY_MS : null,
      paid_at: null,
    }),
  );
  payBonuses(writing, member, now);
  return standingOf(writing, terms, receiver);
}

export function wireReward({ terms, amount, state, tab, end }: Standing, language: TextLanguage): WireReward {
  return {
    id: terms.id,
    title: terms.title[language],
    image: pictureAddress({ kind: "promotion", emblem: terms.emblem, seed: terms.id }),
    condition: terms.condition[language],
    amount,
    state,
    ...(tab === "AVAILABLE" && end !== undefined && { expiresAt: new Date(end).toISOString() }),
  };
}
