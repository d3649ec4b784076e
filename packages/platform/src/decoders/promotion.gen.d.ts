// Generated from schemas/platform/promotion.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_getPromotion (AP-146).
 */
export interface PromotionResponse {
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
   * When it begins, ISO 8601.
   */
  startsAt: string;
  /**
   * When it ends, ISO 8601.
   */
  endsAt?: string;
  /**
   * Untrusted HTML: sanitise before showing it (NT-012).
   */
  content: string;
  /**
   * The significant terms, one sentence each (CO-030).
   */
  terms: string[];
  /**
   * The member's activity state (PR-013).
   */
  state?: string;
  /**
   * Why it was rejected.
   */
  reason?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PromotionResponse>;
