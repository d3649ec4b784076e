// Generated from schemas/platform/excludeSelf.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/responsible/exclusion (AP-163).
 */
export interface ExcludeSelfResponse {
  /**
   * The kind.
   */
  kind: "TIME_OUT" | "EXCLUSION" | "PAUSE";
  /**
   * When it ends, ISO 8601.
   */
  until: string;
  /**
   * What it covers: this brand, or the whole operator group. A request for GROUP gives BRAND if the merchant has no group, because there are no other brands to cover (CO-025).
   */
  scope?: "BRAND" | "GROUP";
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ExcludeSelfResponse>;
