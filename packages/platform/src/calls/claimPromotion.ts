import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ClaimPromotionResponse, shape } from "../decoders/claimPromotion.gen.js";
import type { ClaimPromotionRequest } from "../requests/claimPromotion.gen.js";

/** Claims the reward of a promotion (AP-068). */
export const claimPromotion: Call<ClaimPromotionRequest, ClaimPromotionResponse> = {
  id: "claimPromotion",
  requirement: "AP-068",
  method: "POST",
  path: "/wps/relay/MCSFE_claimPromotion",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
