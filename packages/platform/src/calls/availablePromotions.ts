import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type AvailablePromotionsResponse, shape } from "../decoders/availablePromotions.gen.js";

/** Lists the promotions that are open to the member (AP-065). */
export const availablePromotions: Call<undefined, AvailablePromotionsResponse> = {
  id: "availablePromotions",
  requirement: "AP-065",
  method: "GET",
  path: "/wps/relay/MCSFE_getAvailablePromotions",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (promotions) => promotions),
};
