import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type IncomeResponse, shape } from "../decoders/income.gen.js";
import type { IncomeRequest } from "../requests/income.gen.js";

/** Lists an agent's income, newest first (AP-188). */
export const income: Call<IncomeRequest, IncomeResponse> = {
  id: "income",
  requirement: "AP-188",
  method: "GET",
  path: "/wps/relay/MCS2_getIncome",
  auth: "agent",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
