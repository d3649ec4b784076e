// Generated from schemas/platform/addBankCard.schema.json by `npm run gen`. Do not edit.
import type {WireBankCard} from "./shared/bankCard.gen.ts";

/**
 * The response of /wps/relay/passwordCheck/MCSFE_addBankCard (AP-106).
 */
export type AddBankCardResponse = WireBankCard;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<AddBankCardResponse>;
