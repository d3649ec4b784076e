// Generated from schemas/platform/pausePlay.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/responsible/pause (AP-164).
 */
export interface PausePlayResponse {
  /**
   * Which.
   */
  kind: "TIME_OUT" | "EXCLUSION" | "PAUSE";
  /**
   * When it ends, ISO 8601.
   */
  until: string;
  /**
   * What it covers: this brand, or all of the operator group. It can be narrower than was asked for: BRAND, though GROUP was asked for, where the merchant is of no group, because then there are no other brands that it could cover (CO-025).
   */
  scope?: "BRAND" | "GROUP";
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PausePlayResponse>;
