// Generated from schemas/platform/requests/readMail.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/CSP_readMail (AP-144).
 */
export interface ReadMailRequest {
  /**
   * The message; all messages if omitted.
   */
  id?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ReadMailRequest>;
