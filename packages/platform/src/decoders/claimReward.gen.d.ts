// Generated from schemas/platform/claimReward.schema.json by `npm run gen`. Do not edit.
import type {WireReward} from "./shared/reward.gen.ts";

/**
 * The response of /wps/relay/MCSFE_claimReward (AP-138).
 */
export type ClaimRewardResponse = WireReward;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ClaimRewardResponse>;
