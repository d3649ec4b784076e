// Generated from schemas/platform/requests/helpCenter.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/system/helpCenter (AP-050).
 */
export interface HelpCenterRequest {
  /**
   * The code of the language: ko.
   */
  language?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<HelpCenterRequest>;
