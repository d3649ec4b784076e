// Generated from schemas/platform/requests/updateProfile.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/member/profile (AP-102). Send a new `mobile` with its `countryDialingCode` and the `verificationCode` that was sent to it. `birthday`, `email`, `mobile`, `nationality`, `telegram` and `zalo` need the `password`.
 */
export interface UpdateProfileRequest {
  /**
   * The member's name for display.
   */
  nickname?: string;
  /**
   * ISO 8601.
   */
  birthday?: string;
  /**
   * E-mail address.
   */
  email?: string;
  /**
   * Phone number.
   */
  mobile?: string;
  /**
   * Its country code: 82.
   */
  countryDialingCode?: string;
  /**
   * The code that was sent to a new phone number (AP-019).
   */
  verificationCode?: string;
  /**
   * The member's login password, for whatever says who the member is.
   */
  password?: string;
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
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<UpdateProfileRequest>;
