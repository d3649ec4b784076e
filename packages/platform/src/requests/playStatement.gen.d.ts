// Generated from schemas/platform/requests/playStatement.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/responsible/statement (AP-165).
 */
export interface PlayStatementRequest {
  /**
   * How many days, today included.
   */
  days: 1 | 7 | 30 | 365;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<PlayStatementRequest>;
