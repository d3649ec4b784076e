// Generated from schemas/platform/fixtures.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/GCSGAME_fixtures (AP-195): the running and the next matches, by their start.
 */
export interface FixturesResponse {
  /**
   * The matches.
   */
  fixtures: WireFixture[];
}
/**
 * A match.
 */
export interface WireFixture {
  /**
   * The match's id.
   */
  fixtureId: string;
  /**
   * SPORTS or ESPORTS.
   */
  gameType?: string;
  /**
   * The sport's code.
   */
  sportCode: string;
  /**
   * The sport's name.
   */
  sportName: string;
  /**
   * The league's name.
   */
  leagueName: string;
  /**
   * The first side.
   */
  homeName: string;
  /**
   * The other side.
   */
  awayName: string;
  /**
   * When it starts, in ms since 1970.
   */
  startTime: number;
  /**
   * It has started.
   */
  live: boolean;
  /**
   * The current part of a running match.
   */
  period?: string;
  /**
   * Its current minute, where the sport counts them.
   */
  minute?: number;
  /**
   * The first side's score in a running match.
   */
  homeScore?: number;
  /**
   * The other side's score.
   */
  awayScore?: number;
  /**
   * Decimal odds of the first side before the start.
   */
  homeOdds?: number;
  /**
   * Odds of a draw, where there may be one.
   */
  drawOdds?: number;
  /**
   * Odds of the other side.
   */
  awayOdds?: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<FixturesResponse>;
