// Generated from schemas/platform/securityInfo.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCSFE_getSecurityInfo (AP-100).
 */
export interface SecurityInfoResponse {
  /**
   * The login password is set.
   */
  loginPassword: boolean;
  /**
   * The payment password is set.
   */
  paymentPassword: boolean;
  /**
   * The e-mail address is set.
   */
  email: boolean;
  /**
   * The phone number is set.
   */
  mobile: boolean;
  /**
   * The real name is set.
   */
  realName: boolean;
  /**
   * A bank card is set.
   */
  bankCard: boolean;
  /**
   * When the member logged in last, before this session, ISO 8601.
   */
  lastLogin?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SecurityInfoResponse>;
