import { accountKindOf } from "@livery/product/gate.ts";
import type { Member } from "../members/findMember.ts";
import { isExcluded } from "../responsible/exclusions.ts";
import type { Reading } from "../store/transaction.ts";

/** Whether a member sees promotions, rewards, missions and cashback: not a trial account, and nobody during a break (CO-027). */
export function getsOffers(reading: Reading, member: Member, now: number): boolean {
  return accountKindOf(member.type) !== "trial" && !isExcluded(reading, member, now);
}
