// Generated from schemas/platform/shared/affiliateLink.schema.json by `npm run gen`. Do not edit.

/**
 * A link that brings members to an agent (AP-182).
 */
export interface WireAffiliateLink {
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
