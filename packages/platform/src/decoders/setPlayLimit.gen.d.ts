// Generated from schemas/platform/setPlayLimit.schema.json by `npm run gen`. Do not edit.
import type {WirePlayLimits} from "./shared/playLimits.gen.ts";

/**
 * The response of /wps/responsible/limits (AP-161).
 */
export type SetPlayLimitResponse = WirePlayLimits;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SetPlayLimitResponse>;
