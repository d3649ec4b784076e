// Generated from schemas/platform/realityCheck.schema.json by `npm run gen`. Do not edit.
import type {WireRealityCheck} from "./shared/realityCheck.gen.ts";

/**
 * The response of /wps/responsible/realityCheck (AP-166).
 */
export type RealityCheckResponse = WireRealityCheck;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RealityCheckResponse>;
