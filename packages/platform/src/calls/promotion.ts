import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type PromotionResponse, shape } from "../decoders/promotion.gen.js";
import type { PromotionRequest } from "../requests/promotion.gen.js";

/** Returns one promotion (AP-146). */
export const promotion: Call<PromotionRequest, PromotionResponse> = {
  id: "promotion",
  requirement: "AP-146",
  method: "GET",
  path: "/wps/relay/MCSFE_getPromotion",
  auth: "ifAny",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
