// Generated from schemas/platform/rooms.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/GLS2_roomList (AP-032): the rooms.
 */
export interface RoomsResponse {
  /**
   * The rooms.
   */
  rooms: {
    /**
     * The room's id, for launching it.
     */
    roomId: string | number;
  }[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RoomsResponse>;
