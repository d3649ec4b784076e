// Generated from schemas/platform/affiliateLinks.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCS2_getAffiliateLinks (AP-182).
 */
export interface AffiliateLinksResponse {
  /**
   * The links.
   */
  list: WireAffiliateLink[];
}
/**
 * A link that brings members to an agent (AP-182).
 */
export interface WireAffiliateLink {
  /**
   * Its code.
   */
  code: string;
  /**
   * Rate of who comes by it, in percent.
   */
  rate: number;
  /**
   * How often it was opened.
   */
  visits: number;
  /**
   * How many registered by it.
   */
  registrations: number;
  /**
   * A note.
   */
  remark?: string;
  /**
   * When it was made, ISO 8601.
   */
  createdAt: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<AffiliateLinksResponse>;
