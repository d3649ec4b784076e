// Generated from schemas/platform/vendorGameTypes.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/GCSGAME_getVassGameType (AP-027): the game types.
 */
export type VendorGameTypesResponse = string[];

import type { Shape } from "../shape.ts";
export declare const shape: Shape<VendorGameTypesResponse>;
