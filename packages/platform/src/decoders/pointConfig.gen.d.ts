// Generated from schemas/platform/pointConfig.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCS2_getPointConfig (AP-055): its fields are open.
 */
export interface PointConfigResponse {}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PointConfigResponse>;
