// Generated from schemas/platform/requests/readMail.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/CSP_readMail takes (AP-144).
 */
export interface ReadMailRequest {
  /**
   * The message; without it, all.
   */
  id?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ReadMailRequest>;
