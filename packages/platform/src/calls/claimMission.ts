import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ClaimMissionAnswer, shape } from "../decoders/claimMission.gen.js";
import type { ClaimMissionRequest } from "../requests/claimMission.gen.js";

/** Claims the reward of a mission (AP-147). */
export const claimMission: Call<ClaimMissionRequest, ClaimMissionAnswer> = {
  id: "claimMission",
  ledger: "AP-147",
  method: "POST",
  path: "/wps/relay/MCSFE_claimMission",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesKey: true,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
