// Generated from schemas/platform/playLimits.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/responsible/limits (AP-160).
 */
export interface PlayLimitsResponse {
  /**
   * One for each kind and period.
   */
  limits: WirePlayLimit[];
}
/**
 * A limit.
 */
export interface WirePlayLimit {
  /**
   * What is limited.
   */
  kind: "DEPOSIT" | "LOSS" | "SESSION";
  /**
   * For how long.
   */
  period: "DAY" | "WEEK" | "MONTH";
  /**
   * Minor units; minutes for SESSION. Absent: no limit.
   */
  value?: number;
  /**
   * How much of the period is used.
   */
  used: number;
  /**
   * What is left of it.
   */
  left?: number;
  pending?: WirePendingLimit;
}
/**
 * A raise that acts later (CO-020).
 */
export interface WirePendingLimit {
  /**
   * The new value; absent: no limit.
   */
  value?: number;
  /**
   * When it acts, ISO 8601.
   */
  actsAt: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PlayLimitsResponse>;
