// Generated from schemas/platform/chatMessages.schema.json by `npm run gen`. Do not edit.
import type {WireChatMessage} from "./shared/chatMessage.gen.ts";

/**
 * The response of /wps/relay/CSP_getChatMessages (AP-151).
 */
export interface ChatMessagesResponse {
  /**
   * The messages.
   */
  list: WireChatMessage[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ChatMessagesResponse>;
