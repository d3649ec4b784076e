// Generated from schemas/platform/shared/profile.schema.json by `npm run gen`. Do not edit.

/**
 * A member's profile (AP-101).
 */
export interface WireProfile {
  /**
   * The member's name for display.
   */
  nickname: string;
  /**
   * ISO 8601.
   */
  birthday?: string;
  /**
   * E-mail address.
   */
  email?: string;
  /**
   * Phone number, masked.
   */
  mobile?: string;
  /**
   * Telegram account.
   */
  telegram?: string;
  /**
   * Zalo account.
   */
  zalo?: string;
  /**
   * Postal address.
   */
  address?: string;
  /**
   * ISO 3166-1 alpha-2.
   */
  nationality?: string;
  /**
   * Occupation.
   */
  occupation?: string;
  /**
   * Source of income.
   */
  sourceOfIncome?: string;
  /**
   * Names of the fields that can be set only once.
   */
  setOnce: string[];
}
