// Generated from schemas/platform/securityInfo.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_getSecurityInfo (AP-100).
 */
export interface SecurityInfoResponse {
  /**
   * Whether the login password is set.
   */
  loginPassword: boolean;
  /**
   * Whether the payment password is set.
   */
  paymentPassword: boolean;
  /**
   * Whether the e-mail address is set.
   */
  email: boolean;
  /**
   * Whether the phone number is set.
   */
  mobile: boolean;
  /**
   * Whether the real name is set.
   */
  realName: boolean;
  /**
   * Whether there is a bank card.
   */
  bankCard: boolean;
  /**
   * The member's last login before this session, ISO 8601.
   */
  lastLogin?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SecurityInfoResponse>;
