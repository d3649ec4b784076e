// Generated from schemas/platform/requests/chatMessages.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/CSP_getChatMessages (AP-151).
 */
export interface ChatMessagesRequest {
  /**
   * Id of the room.
   */
  room: string;
  /**
   * Only messages after this one.
   */
  after?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ChatMessagesRequest>;
