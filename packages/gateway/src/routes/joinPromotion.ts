import { shape } from "@livery/platform/requests/joinPromotion.gen.js";
import { challengeRoute } from "../promotions/challengeRoute.ts";
import { joinChallenge } from "../promotions/challenges.ts";
import { requestOf } from "../requestOf.ts";

/** AP-068: joins a promotion. */
export const joinPromotion = challengeRoute("joinPromotion", {
  read: (context) => requestOf(context, shape),
  change: joinChallenge,
  otherwise: "NOTHING_TO_JOIN",
});
