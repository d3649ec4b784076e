// Generated from schemas/platform/requests/sendChatMessage.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/CSP_sendChatMessage (AP-152).
 */
export interface SendChatMessageRequest {
  /**
   * Id of the room.
   */
  room: string;
  /**
   * Plain text.
   */
  text: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<SendChatMessageRequest>;
