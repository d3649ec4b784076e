// Generated from schemas/platform/realityCheck.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/responsible/realityCheck (AP-166).
 */
export interface RealityCheckResponse {
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

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RealityCheckResponse>;
