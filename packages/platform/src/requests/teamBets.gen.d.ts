// Generated from schemas/platform/requests/teamBets.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCS2_getTeamBets (AP-186).
 */
export interface TeamBetsRequest {
  /**
   * First day, ISO 8601; defaults to 30 days before the last.
   */
  from?: string;
  /**
   * Last day, ISO 8601; defaults to today.
   */
  to?: string;
  /**
   * Only this member.
   */
  account?: string;
  /**
   * Only this type: RNG, LIVE, FISH …
   */
  gameType?: string;
  /**
   * Page, from 1.
   */
  pageNo?: number;
  /**
   * Entries per page.
   */
  pageSize?: number;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<TeamBetsRequest>;
