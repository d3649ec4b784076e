// Generated from schemas/platform/createAffiliateLink.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCS2_createAffiliateLink (AP-183).
 */
export interface CreateAffiliateLinkResponse {
  /**
   * Its code.
   */
  code: string;
  /**
   * The rate of members who register through it, in percent.
   */
  rate: number;
  /**
   * How many times it was opened.
   */
  visits: number;
  /**
   * The number of registrations through it.
   */
  registrations: number;
  /**
   * A note.
   */
  remark?: string;
  /**
   * When it was created, ISO 8601.
   */
  createdAt: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<CreateAffiliateLinkResponse>;
