import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type MissionSummaryResponse, shape } from "../decoders/missionSummary.gen.js";

/** Returns the member's missions (AP-036). */
export const missionSummary: Call<undefined, MissionSummaryResponse> = {
  id: "missionSummary",
  requirement: "AP-036",
  method: "GET",
  path: "/wps/relay/MCSFE_getMissionSummaryDetails",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
