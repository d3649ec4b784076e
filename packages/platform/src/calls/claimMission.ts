import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ClaimMissionResponse, shape } from "../decoders/claimMission.gen.js";
import type { ClaimMissionRequest } from "../requests/claimMission.gen.js";

/** Claims the reward of a mission (AP-147). */
export const claimMission: Call<ClaimMissionRequest, ClaimMissionResponse> = {
  id: "claimMission",
  requirement: "AP-147",
  method: "POST",
  path: "/wps/relay/MCSFE_claimMission",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
