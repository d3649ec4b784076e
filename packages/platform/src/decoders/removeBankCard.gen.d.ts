// Generated from schemas/platform/removeBankCard.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/passwordCheck/MCSFE_removeBankCard (AP-107), without a result.
 */
export interface RemoveBankCardResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RemoveBankCardResponse>;
