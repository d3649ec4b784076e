// Generated from schemas/platform/requests/ranks.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/system/ranks (AP-142).
 */
export interface RanksRequest {
  /**
   * The code of the language: ko.
   */
  language?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<RanksRequest>;
