// Generated from schemas/platform/rooms.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/GLS2_roomList (AP-032): them.
 */
export interface RoomsResponse {
  /**
   * The rooms.
   */
  rooms: {
    /**
     * The room, for its launch.
     */
    roomId: string | number;
  }[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RoomsResponse>;
