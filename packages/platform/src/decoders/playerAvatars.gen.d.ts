// Generated from schemas/platform/playerAvatars.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_getPlayerAvatar (AP-004). The specification leaves the pictures' fields open.
 */
export interface PlayerAvatarsResponse {
  /**
   * The pictures.
   */
  avatars: unknown[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PlayerAvatarsResponse>;
