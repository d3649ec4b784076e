import type { ClaimRaffleResponse } from "@livery/platform/decoders/claimRaffle.gen.js";
import { shape } from "@livery/platform/requests/claimRaffle.gen.js";
import { ApiError } from "../http/apiError.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { WHEEL, spinWheel } from "../promotions/raffle.ts";
import { requestOf } from "../requestOf.ts";
import { requireNotExcluded } from "../responsible/exclusions.ts";

/** AP-048: draws the member's prize of a raffle and pays it into the wallet. */
export const claimRaffle = withKey<ClaimRaffleResponse>("claimRaffle", (context) => {
  const member = realMember(context);
  const { id } = requestOf(context, shape);
  const { now } = context;
  return (writing) => {
    const { first, tables } = writing;
    const promotion = first(tables.selectFrom("promotion").select(["id", "period"]).where("id", "=", id));
    if (!promotion) throw new ApiError("PROMOTION_UNKNOWN");
    if (promotion.id !== WHEEL) throw new ApiError("NOT_A_RAFFLE");
    requireNotExcluded(writing, member, now);
    const { amount, next } = spinWheel(writing, member, { period: promotion.period, now });
    return { id, prize: amount, nextAt: new Date(next).toISOString() };
  };
});
