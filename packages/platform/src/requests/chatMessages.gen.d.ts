// Generated from schemas/platform/requests/chatMessages.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/CSP_getChatMessages takes (AP-151).
 */
export interface ChatMessagesRequest {
  /**
   * Id of the room.
   */
  room: string;
  /**
   * Only those after this message.
   */
  after?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ChatMessagesRequest>;
