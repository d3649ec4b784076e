import { bankCards } from "@livery/platform/calls/bankCards.ts";
import { banks } from "@livery/platform/calls/banks.ts";
import { securityInfo } from "@livery/platform/calls/securityInfo.ts";
import type { WireBankCard } from "@livery/platform/decoders/shared/bankCard.gen.ts";
import { callAtom } from "../../kit/calls/callAtom.ts";

/** An account or an address that a member is paid out to. */
export type Card = WireBankCard;

export const bankCardsAtom = callAtom(bankCards, () => undefined);

export const banksAtom = callAtom(banks, () => undefined);

/** What a change of the cards makes out of date. */
export const changedByCards = [bankCards, securityInfo];
