// Generated from schemas/platform/shared/realityCheck.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * A reality check's figures for a play session (CO-023).
 */
export interface WireRealityCheck {
  /**
   * Minutes between two checks.
   */
  everyMinutes: number;
  /**
   * When play began, ISO 8601.
   */
  startedAt: string;
  /**
   * Minutes since then.
   */
  elapsedMinutes: number;
  /**
   * Winnings or, if negative, losses since then, in minor units.
   */
  net: Minor;
  /**
   * When the next check is due, ISO 8601.
   */
  dueAt: string;
}
