// Generated from schemas/platform/requests/createDownline.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCS2_createDownline takes (AP-181).
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
   * In percent.
   */
  rate: number;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<CreateDownlineRequest>;
