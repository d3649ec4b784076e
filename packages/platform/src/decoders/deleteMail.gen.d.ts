// Generated from schemas/platform/deleteMail.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/CSP_deleteMail (AP-145).
 */
export interface DeleteMailResponse {
  /**
   * How many are unread now.
   */
  unread: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<DeleteMailResponse>;
