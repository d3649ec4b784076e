import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type BonusesResponse, shape } from "../decoders/bonuses.gen.js";
import type { BonusesRequest } from "../requests/bonuses.gen.js";

/** Lists the member's bonuses, newest first (AP-136). */
export const bonuses: Call<BonusesRequest, BonusesResponse> = {
  id: "bonuses",
  requirement: "AP-136",
  method: "GET",
  path: "/wps/relay/MCSFE_getBonuses",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
