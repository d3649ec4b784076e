import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type JoinPromotionResponse, shape } from "../decoders/joinPromotion.gen.js";
import type { JoinPromotionRequest } from "../requests/joinPromotion.gen.js";

/** Joins a promotion (AP-068). */
export const joinPromotion: Call<JoinPromotionRequest, JoinPromotionResponse> = {
  id: "joinPromotion",
  requirement: "AP-068",
  method: "POST",
  path: "/wps/relay/MCSFE_joinPromotion",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
