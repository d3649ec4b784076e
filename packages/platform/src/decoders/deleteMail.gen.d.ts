// Generated from schemas/platform/deleteMail.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/CSP_deleteMail (AP-145).
 */
export interface DeleteMailResponse {
  /**
   * The number of unread messages.
   */
  unread: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<DeleteMailResponse>;
