// Generated from schemas/platform/requests/freePlay.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/session/login/freeplay (AP-013).
 */
export interface FreePlayRequest {
  /**
   * The system of the device.
   */
  os?: string;
  /**
   * W (CN-026).
   */
  platform: string;
  /**
   * An encrypted random text.
   */
  random: string;
  /**
   * 3 (CN-027).
   */
  gatewayVersion: string;
  /**
   * The visitor's date of birth as year-month-day, where the merchant checks the age before free play (CO-012). It is not kept.
   */
  birthday?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<FreePlayRequest>;
