// Generated from schemas/platform/removeBankCard.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/passwordCheck/MCSFE_removeBankCard (AP-107): only that it is done.
 */
export interface RemoveBankCardResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RemoveBankCardResponse>;
