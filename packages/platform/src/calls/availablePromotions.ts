import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type AvailablePromotionsResponse, shape } from "../decoders/availablePromotions.gen.js";

/** The promotions that the member may take (AP-065). */
export const availablePromotions: Call<undefined, AvailablePromotionsResponse> = {
  id: "availablePromotions",
  requirement: "AP-065",
  method: "GET",
  path: "/wps/relay/MCSFE_getAvailablePromotions",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
