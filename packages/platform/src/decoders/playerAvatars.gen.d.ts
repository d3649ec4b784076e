// Generated from schemas/platform/playerAvatars.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_getPlayerAvatar (AP-004). The specification leaves the pictures' fields open.
 */
export interface PlayerAvatarsResponse {
  /**
   * The pictures to choose from; the one that the member uploaded, if any, is the first.
   */
  avatars: WireAvatar[];
}
/**
 * A picture that the member may choose.
 */
export interface WireAvatar {
  /**
   * The picture's address, or the number of a predefined picture.
   */
  avatar: string;
  /**
   * CUSTOM: an address; STATIC: a predefined picture.
   */
  avatarType: "STATIC" | "CUSTOM";
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PlayerAvatarsResponse>;
