// Generated from schemas/platform/unreadCount.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/CSP_unreadCount (AP-049): the number of unread messages.
 */
export interface UnreadCountResponse {
  /**
   * The number of unread messages.
   */
  count: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<UnreadCountResponse>;
