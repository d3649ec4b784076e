import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ClaimPromotionResponse, shape } from "../decoders/claimPromotion.gen.js";

/** Claims the reward of a promotion (AP-068). */
export const claimPromotion: Call<WireFields, ClaimPromotionResponse> = {
  id: "claimPromotion",
  requirement: "AP-068",
  method: "POST",
  path: "/wps/relay/MCSFE_claimPromotion",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
