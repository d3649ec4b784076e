// Generated from schemas/platform/requests/systemStatus.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/system/status (AP-016).
 */
export interface SystemStatusRequest {
  /**
   * The host that the visitor opened (SY-001).
   */
  url?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<SystemStatusRequest>;
