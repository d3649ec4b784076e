// Generated from schemas/platform/pointConfig.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCS2_getPointConfig (AP-055). The specification leaves its fields open.
 */
export interface PointConfigResponse {}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PointConfigResponse>;
