import type { WireReward } from "@livery/platform/decoders/shared/reward.gen.ts";
import type { TextLanguage } from "@livery/product/languages.ts";
import { toMinor } from "@livery/product/money.ts";
import { pictureAddress } from "@livery/product/pictures.ts";
import { ApiError } from "../http/apiError.ts";
import { memberById } from "../members/findMember.ts";
import { settingsOf } from "../money/merchantSettings.ts";
import { isAmong } from "../responsible/samePerson.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import { type ClaimStatus, type IsEarned, type Receiver, claim, claimStatus } from "./claims.ts";
import { BREAK_MS, FIRST_DEPOSIT, type RewardTerms, rewardTerms } from "./rewardTerms.ts";

/** Every reward with its state for a member (AP-137). */
export function rewardStatuses(reading: Reading, receiver: Receiver): ClaimStatus<RewardTerms>[] {
  return rewardTerms.map((terms) => claimStatus(reading, terms, receiver, isEarned));
}

const isEarned: IsEarned<RewardTerms> = (reading, terms, receiver) => conditions[terms.id](reading, terms, receiver);

/** Whether a member meets the condition of each reward. */
const conditions: Readonly<Record<RewardTerms["id"], IsEarned<RewardTerms>>> = {
  "monthly-rank": () => true,
  "first-deposit": (reading, _, { member: { id, merchant } }) => {
    const { first, tables } = reading;
    const orders = tables.selectFrom("deposit_order").select("amount").where("member_id", "=", id);
    const deposit = first(orders.where("state", "=", "COMPLETED").orderBy("number").limit(1));
    const isEnough =
      deposit !== undefined && deposit.amount >= toMinor(FIRST_DEPOSIT, settingsOf(reading, merchant).decimals);
    // A person has one first deposit, whatever the number of accounts.
    const claimed = tables.selectFrom("bonus").select("member_id").where("reward", "=", "first-deposit");
    const ids = claimed.where("member_id", "<>", id).$asScalar();
    return isEnough && !isAmong(reading, { merchant, person: memberById(reading, id)!, ids });
  },
  "take-a-break": ({ all, tables }, _, { member: { id }, start, now }) => {
    const breaks = tables.selectFrom("exclusion").select(["began_at", "until"]).where("member_id", "=", id);
    const kept = all(breaks.where("until", ">=", start).where("until", "<=", now));
    return kept.some(({ began_at: began, until }) => until - began >= BREAK_MS);
  },
};

/** Claims a reward once in its period (AP-138). */
export function claimReward(writing: Writing, id: string, receiver: Receiver): ClaimStatus<RewardTerms> {
  const terms = rewardTerms.find((one) => one.id === id);
  if (!terms) throw new ApiError("REWARD_UNKNOWN");
  return claim(writing, terms, receiver, isEarned);
}

export function wireReward(
  { terms, amount, state, tab, end }: ClaimStatus<RewardTerms>,
  language: TextLanguage,
): WireReward {
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
