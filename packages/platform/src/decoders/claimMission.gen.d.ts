// Generated from schemas/platform/claimMission.schema.json by `npm run gen`. Do not edit.
import type {WireMission} from "./shared/mission.gen.ts";

/**
 * The response of /wps/relay/MCSFE_claimMission (AP-147).
 */
export type ClaimMissionResponse = WireMission;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ClaimMissionResponse>;
