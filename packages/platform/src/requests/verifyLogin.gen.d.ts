// Generated from schemas/platform/requests/verifyLogin.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/session/login/verify (AP-064). Call it twice for `SMS` and `EMAIL`: without an `answer`, which sends the code, and then with it. `GOOGLE` and `BANK_NAME` need the `answer` at once.
 */
export interface VerifyLoginRequest {
  /**
   * The ticket from the rejected login.
   */
  ticket: string;
  /**
   * The verification method (AU-029).
   */
  method: "SMS" | "EMAIL" | "GOOGLE" | "BANK_NAME";
  /**
   * The code or the name; if omitted, a code is sent.
   */
  answer?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<VerifyLoginRequest>;
