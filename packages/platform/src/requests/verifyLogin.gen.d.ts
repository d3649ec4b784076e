// Generated from schemas/platform/requests/verifyLogin.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/session/login/verify takes (AP-064). `SMS` and `EMAIL` are sent twice: without an `answer`, which has the code sent, and then with it. `GOOGLE` and `BANK_NAME` need the `answer` at once.
 */
export interface VerifyLoginRequest {
  /**
   * What the refused login gave to go on with.
   */
  ticket: string;
  /**
   * How the member proves to be the one (AU-029).
   */
  method: "SMS" | "EMAIL" | "GOOGLE" | "BANK_NAME";
  /**
   * The code, or the name; without it, a code is sent.
   */
  answer?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<VerifyLoginRequest>;
