import type { History } from "../history.ts";
import type { Books } from "../readBooks.ts";
import { checkResponses } from "./checkResponses.ts";
import { checkBalances } from "./checkBalances.ts";
import { checkBreaks } from "./checkBreaks.ts";
import { checkDepositLimits } from "./checkDepositLimits.ts";
import { checkKeys } from "./checkKeys.ts";
import { checkLedger } from "./checkLedger.ts";
import { checkMovements } from "./checkMovements.ts";
import { checkOrders } from "./checkOrders.ts";
import { checkSettings } from "./checkSettings.ts";
import { checkSingleWallet } from "./checkSingleWallet.ts";
import { matchLedger } from "./matchLedger.ts";

/**
 * Whether a platform did what it told its clients: each acknowledged operation exactly once, no refused one, each that
 * nobody was told of at most once, none against a limit or where its merchant has no such thing, and nothing else.
 * Returns what is wrong, in sentences; nothing where all is right.
 */
export async function checkMoney(history: History, books: Books): Promise<string[]> {
  const matched = matchLedger(history, books);
  return [
    ...checkLedger(books),
    ...checkResponses(history),
    ...checkKeys(history, books),
    ...checkMovements(matched),
    ...checkBalances(history, books, matched),
    ...checkOrders(history, books),
    ...checkDepositLimits(history, books),
    ...checkSingleWallet(history, books),
    ...(await checkSettings(history, books)),
    ...checkBreaks(history, books),
  ];
}
