// Generated from schemas/platform/chatRooms.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/CSP_getChatRooms (AP-150).
 */
export interface ChatRoomsResponse {
  /**
   * The rooms.
   */
  list: WireChatRoom[];
}
/**
 * A room.
 */
export interface WireChatRoom {
  /**
   * Its id.
   */
  id: string;
  /**
   * Its name.
   */
  name: string;
  /**
   * How many are in it.
   */
  online: number;
  /**
   * The member may write.
   */
  canWrite: boolean;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ChatRoomsResponse>;
