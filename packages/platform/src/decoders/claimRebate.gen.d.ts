// Generated from schemas/platform/claimRebate.schema.json by `npm run gen`. Do not edit.
import type {WireRebateClaim} from "./shared/rebateClaim.gen.ts";

/**
 * The response of /wps/relay/MCSFE_claimRebate (AP-133).
 */
export type ClaimRebateResponse = WireRebateClaim;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ClaimRebateResponse>;
