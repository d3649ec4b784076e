import { type Major, type Minor, major, minor, toMinor } from "@livery/product/money.ts";
import { dayIn } from "@livery/product/timeZone.ts";
import { ApiError } from "../http/apiError.ts";
import { settingsOf, timeZoneOf } from "../money/merchantSettings.ts";
import { requireRoom } from "../money/ledger/requireRoom.ts";
import { newId } from "../money/newId.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import { DAY_MS } from "../texts/localDays.ts";
import { periodOf } from "../texts/periods.ts";
import { type Bonus, bonusState, lastRoundOf, payBonuses } from "./bonuses.ts";

/** What a member can claim once in a period: a reward, a mission or a challenge. All have different ids, because they are kept as bonuses. */
export interface ClaimTerms {
  readonly id: string;
  /** How often a member gets it. */
  readonly period: "once" | "week" | "month";
  /** By rank; the last one is for all higher ranks. */
  readonly amounts: readonly Major[];
  /** How many times its amount must be staked, and within how many days, before it is paid. */
  readonly turnover?: { readonly times: number; readonly days: number };
}

/** A member who claims, and when. */
export interface Receiver {
  readonly member: { readonly id: number; readonly merchant: string; readonly rank_level: number };
  readonly now: number;
}

type Tab = "AVAILABLE" | "IN_PROGRESS" | "FINISHED";

/** Something to claim as a member sees it. */
export interface ClaimStatus<Terms extends ClaimTerms> {
  readonly terms: Terms;
  readonly amount: Minor;
  readonly tab: Tab;
  /** Its activity state (PR-013). */
  readonly state: "claim" | "process" | "issued" | "claimed" | "close";
  /** The present period: its name, and its end if it has one. */
  readonly period: string;
  readonly end: number | undefined;
}

/** Whether a member meets the condition in the period that began at `start`. */
export type IsEarned<Terms> = (
  reading: Reading,
  terms: Terms,
  receiver: Receiver & { readonly start: number },
) => boolean;

/** The present period of some terms, in the member's days. */
export function presentPeriod(
  reading: Reading,
  { period }: Pick<ClaimTerms, "period">,
  { member, now }: Receiver,
): { readonly name: string; readonly start: number; readonly end?: number } {
  if (period === "once") return { name: "once", start: 0 };
  const zone = timeZoneOf(reading, member.id);
  const { start, ...rest } = periodOf(period, now, zone);
  return { name: dayIn(start, zone), start, ...rest };
}

export function claimStatus<Terms extends ClaimTerms>(
  reading: Reading,
  terms: Terms,
  receiver: Receiver,
  isEarned: IsEarned<Terms>,
): ClaimStatus<Terms> {
  const { first, tables } = reading;
  const { member, now } = receiver;
  const { name: period, start, end } = presentPeriod(reading, terms, receiver);
  const units = terms.amounts[Math.min(member.rank_level, terms.amounts.length - 1)] ?? major(0);
  const amount = toMinor(units, settingsOf(reading, member.merchant).decimals);
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
  return amount > 0 && isEarned(reading, terms, { ...receiver, start })
    ? { ...shared, tab: "AVAILABLE", state: "claim" }
    : { ...shared, tab: "IN_PROGRESS", state: "process" };
}

function claimedState(bonus: Bonus, now: number): Pick<ClaimStatus<ClaimTerms>, "tab" | "state"> {
  switch (bonusState(bonus, now)) {
    case "ACTIVE":
      return { tab: "IN_PROGRESS", state: "process" };
    case "EXPIRED":
      return { tab: "FINISHED", state: "close" };
    case "COMPLETED":
      return { tab: "FINISHED", state: bonus.turnover === 0 ? "claimed" : "issued" };
  }
}

/** Claims once in a period. It is paid at once or, with a turnover, as soon as that is complete. */
export function claim<Terms extends ClaimTerms>(
  writing: Writing,
  terms: Terms,
  receiver: Receiver,
  isEarned: IsEarned<Terms>,
): ClaimStatus<Terms> {
  const { member, now } = receiver;
  const { state, amount, period } = claimStatus(writing, terms, receiver, isEarned);
  if (state !== "claim") throw new ApiError("NOTHING_TO_CLAIM");
  const { run, tables } = writing;
  const { turnover } = terms;
  if (!turnover) requireRoom(writing, member.id, amount);
  run(
    tables.insertInto("bonus").values({
      id: newId("G"),
      merchant: member.merchant,
      member_id: member.id,
      reward: terms.id,
      period,
      amount,
      turnover: minor(amount * (turnover?.times ?? 0)),
      after_round: lastRoundOf(writing, member.id),
      at: now,
      expires_at: turnover ? now + turnover.days * DAY_MS : null,
      paid_at: null,
    }),
  );
  payBonuses(writing, member, now);
  return claimStatus(writing, terms, receiver, isEarned);
}
