// Generated from schemas/platform/rooms.schema.json by `npm run gen`. Do not edit.

import type {Major} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/GLS2_roomList (AP-032): the rooms.
 */
export interface RoomsResponse {
  /**
   * The rooms.
   *
   * Items: A room. The specification names only roomId; this project chose the other names.
   */
  rooms: {
    /**
     * The room's id, for launching it.
     */
    roomId: string | number;
    /**
     * Its name.
     */
    roomName?: string;
    /**
     * The game played in it.
     */
    gameName?: string;
    /**
     * The provider's code.
     */
    vassalage: string;
    /**
     * The provider's name.
     */
    displayName?: string;
    /**
     * Address of the game's picture.
     */
    showIcon?: string;
    /**
     * The smallest bet, in whole units of the currency.
     */
    minBet?: Major;
    /**
     * The number of players at the table.
     */
    playerNum?: number;
    /**
     * The number of seats.
     */
    seatNum?: number;
  }[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RoomsResponse>;
