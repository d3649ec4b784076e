// Generated from schemas/platform/requests/deleteMail.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/CSP_deleteMail (AP-145).
 */
export interface DeleteMailRequest {
  /**
   * The message; all read messages if omitted.
   */
  id?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<DeleteMailRequest>;
