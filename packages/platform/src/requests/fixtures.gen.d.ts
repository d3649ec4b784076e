// Generated from schemas/platform/requests/fixtures.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/GCSGAME_fixtures (AP-195).
 */
export interface FixturesRequest {
  /**
   * SPORTS or ESPORTS.
   */
  gameType?: string;
  /**
   * The code of the language: ko.
   */
  language?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<FixturesRequest>;
