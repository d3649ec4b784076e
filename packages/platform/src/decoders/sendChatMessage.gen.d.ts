// Generated from schemas/platform/sendChatMessage.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/CSP_sendChatMessage (AP-152).
 */
export interface SendChatMessageResponse {
  /**
   * Its id.
   */
  id: string;
  /**
   * Id of the room.
   */
  room: string;
  /**
   * Masked account or nickname.
   */
  author: string;
  /**
   * The member wrote it.
   */
  own: boolean;
  /**
   * Plain text.
   */
  text: string;
  /**
   * When, ISO 8601.
   */
  at: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SendChatMessageResponse>;
