import { shape } from "@livery/platform/requests/claimPromotion.gen.js";
import { challengeRoute } from "../promotions/challengeRoute.ts";
import { claimChallenge } from "../promotions/challenges.ts";
import { requestOf } from "../requestOf.ts";

/** AP-068: claims a promotion that the member joined. */
export const claimPromotion = challengeRoute("claimPromotion", {
  read: (context) => requestOf(context, shape),
  change: claimChallenge,
  otherwise: "NOTHING_TO_CLAIM",
});
