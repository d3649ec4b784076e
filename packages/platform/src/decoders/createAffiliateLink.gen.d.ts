// Generated from schemas/platform/createAffiliateLink.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCS2_createAffiliateLink (AP-183).
 */
export interface CreateAffiliateLinkResponse {
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
export declare const shape: Shape<CreateAffiliateLinkResponse>;
