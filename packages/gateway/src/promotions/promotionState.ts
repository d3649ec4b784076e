import type { LocalizedText } from "@livery/product/siteConfig.ts";
import { accountKindOf } from "@livery/product/gate.ts";
import { ApiError } from "../http/apiError.ts";
import type { Member } from "../members/findMember.ts";
import { getsOffers } from "../rewards/getsOffers.ts";
import type { Reading } from "../store/transaction.ts";
import { type ChallengeProgress, challengeProgress } from "./challenges.ts";
import { challengeOf } from "./challengeTerms.ts";

/** The promotion that every member got with the registration. */
const WELCOME = "welcome";

/** A promotion's state for a member. */
interface PromotionState extends Omit<ChallengeProgress, "state"> {
  readonly state: ChallengeProgress["state"] | "issued";
}

/** A promotion's state for a member (PR-013). Members take part in all but challenges without joining. */
export function promotionState(reading: Reading, id: string, member: Member, now: number): PromotionState {
  const challenge = challengeOf(id);
  if (challenge) return challengeProgress(reading, challenge, { member, now });
  return { state: id === WELCOME ? "issued" : "signed" };
}

const onBreak: LocalizedText = {
  ko: "쉬는 동안에는 참여할 수 없습니다.",
  en: "You cannot take part during a break.",
};

/** The same as a page shows it: a trial account cannot take part and has no state, nor can a member on a break (CO-027). */
export function shownState(reading: Reading, id: string, member: Member, now: number): PromotionState | undefined {
  if (accountKindOf(member.type) === "trial") return undefined;
  return getsOffers(reading, member, now)
    ? promotionState(reading, id, member, now)
    : { state: "rejected", reason: onBreak };
}

/** Rejects the id of no promotion. */
export function requirePromotion({ first, tables }: Reading, id: string): void {
  if (!first(tables.selectFrom("promotion").select("id").where("id", "=", id))) throw new ApiError("PROMOTION_UNKNOWN");
}
