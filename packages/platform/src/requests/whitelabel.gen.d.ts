// Generated from schemas/platform/requests/whitelabel.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/system/whitelabel (AP-003).
 */
export interface WhitelabelRequest {
  /**
   * The site's merchant code.
   */
  merchant?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<WhitelabelRequest>;
