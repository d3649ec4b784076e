// Generated from schemas/platform/pausePlay.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/responsible/pause (AP-164).
 */
export interface PausePlayAnswer {
  /**
   * Which.
   */
  kind: "TIME_OUT" | "EXCLUSION" | "PAUSE";
  /**
   * When it ends, ISO 8601.
   */
  until: string;
  /**
   * This brand, or all of the operator group.
   */
  scope?: "BRAND" | "GROUP";
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PausePlayAnswer>;
