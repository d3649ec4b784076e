// Generated from schemas/platform/shared/playLimits.schema.json by `npm run gen`. Do not edit.

import type {Minor, Minutes} from "@livery/product/money.ts";

/**
 * The limits that a member has set (AP-160).
 */
export interface WirePlayLimits {
  /**
   * One for each kind and period.
   */
  limits: WirePlayLimit[];
  /**
   * The platform's time, ISO 8601, in a response of AP-160 only: a response of AP-161 may be a repeated one. From it the site computes when a break ends or a raise takes effect, because a device's clock may be wrong. Without it the site names only the length.
   */
  now?: string;
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
   * The period.
   */
  period: "DAY" | "WEEK" | "MONTH";
  /**
   * Minor units; minutes for SESSION. Absent: no limit.
   */
  value?: Minor | Minutes;
  /**
   * How much is used in this period.
   */
  used: Minor | Minutes;
  /**
   * How much is left.
   */
  left?: Minor | Minutes;
  pending?: WirePendingLimit;
}
/**
 * A raise that takes effect later (CO-020).
 */
export interface WirePendingLimit {
  /**
   * The new value; absent: no limit.
   */
  value?: Minor | Minutes;
  /**
   * When it takes effect, ISO 8601.
   */
  actsAt: string;
}
