import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type PersonalProfitResponse, shape } from "../decoders/personalProfit.gen.js";
import type { PersonalProfitRequest } from "../requests/personalProfit.gen.js";

/** Returns a member's winnings and losses (AP-135). */
export const personalProfit: Call<PersonalProfitRequest, PersonalProfitResponse> = {
  id: "personalProfit",
  requirement: "AP-135",
  method: "GET",
  path: "/wps/relay/ODSFE2_getPersonalProfit",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
