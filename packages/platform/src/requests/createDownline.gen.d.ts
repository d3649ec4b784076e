// Generated from schemas/platform/requests/createDownline.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCS2_createDownline (AP-181).
 */
export interface CreateDownlineRequest {
  /**
   * The account.
   */
  username: string;
  /**
   * The first password.
   */
  password: string;
  /**
   * The rate, in percent.
   */
  rate: number;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<CreateDownlineRequest>;
