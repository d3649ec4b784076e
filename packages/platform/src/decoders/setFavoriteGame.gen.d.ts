// Generated from schemas/platform/setFavoriteGame.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_setFavoriteGame (AP-067), without a result.
 */
export interface SetFavoriteGameResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SetFavoriteGameResponse>;
