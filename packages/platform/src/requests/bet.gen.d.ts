// Generated from schemas/platform/requests/bet.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/ODSFE2_getBet (AP-131).
 */
export interface BetRequest {
  /**
   * The bet.
   */
  id: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<BetRequest>;
