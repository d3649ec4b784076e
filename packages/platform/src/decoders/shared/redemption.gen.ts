// Generated from schemas/platform/shared/redemption.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * What points were spent on (AP-054).
 */
export interface WireRedemption {
  /**
   * Its reference number.
   */
  id: string;
  /**
   * When it was requested, ISO 8601.
   */
  at: string;
  /**
   * A gift, or a bonus in money.
   */
  type: "GIFT" | "BONUS";
  /**
   * The reward's id.
   */
  reward: string;
  /**
   * The reward's name.
   */
  name: string;
  /**
   * How many.
   */
  quantity: number;
  /**
   * The points for all of them.
   */
  points: number;
  /**
   * The deposits that it required, in minor units.
   */
  amount: Minor;
  /**
   * 0 or P applying, 1 or A approved, 2 or R rejected (PM-007).
   */
  status: string;
  /**
   * The reason of a rejection, else the member's note.
   */
  remark?: string;
}
