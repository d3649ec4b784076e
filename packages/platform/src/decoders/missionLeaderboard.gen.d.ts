// Generated from schemas/platform/missionLeaderboard.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCSFE_getMissionLeaderboard (AP-037). The specification leaves its fields open.
 */
export interface MissionLeaderboardResponse {
  /**
   * The members with the most missions this week, the first ones first.
   */
  board: WireMissionPlace[];
  own?: WireOwnPlace;
}
export interface WireMissionPlace {
  /**
   * The place, from 1.
   */
  rank: number;
  /**
   * The member, masked.
   */
  account: string;
  /**
   * How many missions the member has claimed this week.
   */
  missions: number;
  /**
   * What it got for them, in minor units.
   */
  prize: Minor;
}
/**
 * The member's own place; absent without a mission this week.
 */
export interface WireOwnPlace {
  /**
   * The place, from 1.
   */
  rank: number;
  /**
   * How many missions the member has claimed this week.
   */
  missions: number;
  /**
   * What it got for them, in minor units.
   */
  prize: Minor;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<MissionLeaderboardResponse>;
