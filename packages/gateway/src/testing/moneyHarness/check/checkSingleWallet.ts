import type { History } from "../history.ts";
import { hasOneWallet } from "../merchants.ts";
import { acknowledgementOf, outcomeOf, readResponse } from "../outcome.ts";
import type { Books } from "../readBooks.ts";
import { nameOf } from "./checkResponses.ts";

/** The calls that cannot do anything with a single wallet, and the kinds of the transactions that they would write. */
const calls = ["transferFunds", "recallAll"];
const kinds = ["transfer", "recall"];

/** AP-021, AP-120: checks that a merchant with a single wallet rejected every transfer, and carried out none. */
export function checkSingleWallet({ members, operations }: History, { transactions, wallets }: Books): string[] {
  const own = new Set(members.filter(({ merchant }) => hasOneWallet(merchant)).map(({ id }) => id));
  const answered = operations.filter(
    (one) => calls.includes(one.call) && own.has(one.member) && outcomeOf(one) !== "unknown",
  );
  const otherwise = answered.flatMap((operation) => {
    const { code = "success" } = readResponse(acknowledgementOf(operation)!);
    return code === "SINGLE_WALLET" ? [] : [`${nameOf(operation)}, with a single wallet, received ${code}`];
  });
  const moved = transactions
    .filter(({ merchant, kind }) => hasOneWallet(merchant) && kinds.includes(kind))
    .map(({ id, kind, merchant }) => `transaction ${id} is a ${kind} at ${merchant}, which has a single wallet`);
  const opened = [...wallets.values()]
    .filter(({ merchant, kind }) => hasOneWallet(merchant) && kind === "vendor")
    .map(({ name, merchant }) => `wallet ${name} was opened at ${merchant}, which has a single wallet`);
  return [...otherwise, ...moved, ...opened];
}
