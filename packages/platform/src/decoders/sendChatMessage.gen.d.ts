// Generated from schemas/platform/sendChatMessage.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/CSP_sendChatMessage (AP-152).
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
   * Whether the member wrote it.
   */
  own: boolean;
  /**
   * Plain text.
   */
  text: string;
  /**
   * The time, ISO 8601.
   */
  at: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SendChatMessageResponse>;
