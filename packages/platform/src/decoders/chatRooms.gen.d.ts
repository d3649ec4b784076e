// Generated from schemas/platform/chatRooms.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/CSP_getChatRooms (AP-150).
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
   * The number of people in it.
   */
  online: number;
  /**
   * Whether the member may write.
   */
  canWrite: boolean;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ChatRoomsResponse>;
