// Generated from schemas/platform/sendChatMessage.schema.json by `npm run gen`. Do not edit.
import type {WireChatMessage} from "./shared/chatMessage.gen.ts";

/**
 * The response of /wps/relay/CSP_sendChatMessage (AP-152).
 */
export type SendChatMessageResponse = WireChatMessage;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SendChatMessageResponse>;
