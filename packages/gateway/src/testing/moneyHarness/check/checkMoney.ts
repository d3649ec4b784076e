import type { History } from "../history.ts";
import type { Books } from "../readBooks.ts";
import { checkResponses } from "./checkResponses.ts";
import { checkBalances } from "./checkBalances.ts";
import { checkBonuses } from "./checkBonuses.ts";
import { checkBreaks } from "./checkBreaks.ts";
import { checkContracts } from "./checkContracts.ts";
import { checkDepositLimits } from "./checkDepositLimits.ts";
import { checkKeys } from "./checkKeys.ts";
import { checkLedger } from "./checkLedger.ts";
import { checkMovements } from "./checkMovements.ts";
import { checkOrders } from "./checkOrders.ts";
import { checkParts } from "./checkParts.ts";
import { checkPoints } from "./checkPoints.ts";
import { checkRebates } from "./checkRebates.ts";
import { checkSettings } from "./checkSettings.ts";
import { checkSingleWallet } from "./checkSingleWallet.ts";
import { matchLedger } from "./matchLedger.ts";

/**
 * Checks whether a platform did what it told its clients: each acknowledged operation exactly once, no rejected one,
 * each without a response at most once, none against a limit or against its merchant's settings, and nothing else.
 * Returns the errors as sentences; empty if all is correct.
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
    ...checkParts(history, books),
    ...checkDepositLimits(history, books),
    ...checkPoints(history, books),
    ...checkRebates(history, books),
    ...checkBonuses(history, books),
    ...checkContracts(history, books),
    ...checkSingleWallet(history, books),
    ...(await checkSettings(history, books)),
    ...checkBreaks(history, books),
  ];
}
