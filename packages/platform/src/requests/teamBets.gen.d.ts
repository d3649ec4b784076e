// Generated from schemas/platform/requests/teamBets.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCS2_getTeamBets takes (AP-186).
 */
export interface TeamBetsRequest {
  /**
   * First day, ISO 8601; without it, 30 days before the last.
   */
  from?: string;
  /**
   * Last day, ISO 8601; without it, today.
   */
  to?: string;
  /**
   * Only this member's.
   */
  account?: string;
  /**
   * Only of this type: RNG, LIVE, FISH …
   */
  gameType?: string;
  /**
   * Page, from 1.
   */
  pageNo?: number;
  /**
   * How many a page.
   */
  pageSize?: number;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<TeamBetsRequest>;
