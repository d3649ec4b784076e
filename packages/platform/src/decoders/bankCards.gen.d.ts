// Generated from schemas/platform/bankCards.schema.json by `npm run gen`. Do not edit.
import type {WireBankCard} from "./shared/bankCard.gen.ts";

/**
 * The response of /wps/relay/MCSFE_getBankCards (AP-105).
 */
export interface BankCardsResponse {
  /**
   * The cards.
   */
  list: WireBankCard[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<BankCardsResponse>;
