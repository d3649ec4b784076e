// Generated from schemas/platform/requests/deleteMail.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/CSP_deleteMail takes (AP-145).
 */
export interface DeleteMailRequest {
  /**
   * The message; without it, all that are read.
   */
  id?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<DeleteMailRequest>;
