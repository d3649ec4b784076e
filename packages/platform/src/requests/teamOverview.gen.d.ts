// Generated from schemas/platform/requests/teamOverview.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCS2_getTeamOverview (AP-180).
 */
export interface TeamOverviewRequest {
  /**
   * First day, ISO 8601; defaults to 30 days before the last.
   */
  from?: string;
  /**
   * Last day, ISO 8601; defaults to today.
   */
  to?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<TeamOverviewRequest>;
