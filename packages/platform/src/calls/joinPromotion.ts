import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type JoinPromotionResponse, shape } from "../decoders/joinPromotion.gen.js";

/** Joins a promotion (AP-068). */
export const joinPromotion: Call<WireFields, JoinPromotionResponse> = {
  id: "joinPromotion",
  requirement: "AP-068",
  method: "POST",
  path: "/wps/relay/MCSFE_joinPromotion",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
