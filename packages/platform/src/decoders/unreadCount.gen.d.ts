// Generated from schemas/platform/unreadCount.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/CSP_unreadCount (AP-049): that.
 */
export interface UnreadCountResponse {
  /**
   * How many.
   */
  count: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<UnreadCountResponse>;
