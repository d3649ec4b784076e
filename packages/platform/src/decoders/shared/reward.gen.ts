// Generated from schemas/platform/shared/reward.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * A promotion's reward (AP-137).
 */
export interface WireReward {
  /**
   * Its id.
   */
  id: string;
  /**
   * Its title.
   */
  title: string;
  /**
   * Address of its picture.
   */
  image?: string;
  /**
   * The condition for receiving it.
   */
  condition: string;
  /**
   * Its value, in minor units.
   */
  amount: Minor;
  /**
   * Activity state: join, claim, applying, close, rejected, issued, claimed, process, signed, comingSoon (PR-013).
   */
  state: string;
  /**
   * Why it was rejected.
   */
  reason?: string;
  /**
   * Its amount is drawn by chance: AP-048 claims it, not AP-138. Before that, `amount` is the highest prize.
   */
  raffle?: boolean;
  /**
   * The deadline for claiming it, ISO 8601.
   */
  expiresAt?: string;
}
