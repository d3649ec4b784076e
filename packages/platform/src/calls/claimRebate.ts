import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ClaimRebateAnswer, shape } from "../decoders/claimRebate.gen.js";
import type { ClaimRebateRequest } from "../requests/claimRebate.gen.js";

/** Claims cashback (AP-133). */
export const claimRebate: Call<ClaimRebateRequest, ClaimRebateAnswer> = {
  id: "claimRebate",
  ledger: "AP-133",
  method: "POST",
  path: "/wps/relay/MCSFE_claimRebate",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesKey: true,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
