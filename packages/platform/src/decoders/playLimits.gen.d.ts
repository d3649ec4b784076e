// Generated from schemas/platform/playLimits.schema.json by `npm run gen`. Do not edit.
import type {WirePlayLimits} from "./shared/playLimits.gen.ts";

/**
 * The response of /wps/responsible/limits (AP-160).
 */
export type PlayLimitsResponse = WirePlayLimits;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PlayLimitsResponse>;
