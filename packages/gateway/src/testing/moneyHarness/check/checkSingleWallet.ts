import type { History } from "../history.ts";
import { hasOneWallet } from "../merchants.ts";
import { acknowledgementOf, outcomeOf, readResponse } from "../outcome.ts";
import type { Books } from "../readBooks.ts";
import { nameOf } from "./checkResponses.ts";

/** The calls that there is nothing to do for where a member has one wallet, and the kinds of what they would move. */
const calls = ["transferFunds", "recallAll"];
const kinds = ["transfer", "recall"];

/** AP-021, AP-120: where the merchant has one wallet for all vendors, every transfer is refused, and none took place. */
export function checkSingleWallet({ members, operations }: History, { transactions, wallets }: Books): string[] {
  const own = new Set(members.filter(({ merchant }) => hasOneWallet(merchant)).map(({ id }) => id));
  const answered = operations.filter(
    (one) => calls.includes(one.call) && own.has(one.member) && outcomeOf(one) !== "unknown",
  );
  const otherwise = answered.flatMap((operation) => {
    const { code = "success" } = readResponse(acknowledgementOf(operation)!);
    return code === "SINGLE_WALLET" ? [] : [`${nameOf(operation)}, where there is one wallet, was answered ${code}`];
  });
  const moved = transactions
    .filter(({ merchant, kind }) => hasOneWallet(merchant) && kinds.includes(kind))
    .map(({ id, kind, merchant }) => `transaction ${id} is a ${kind} at ${merchant}, where there is one wallet`);
  const opened = [...wallets.values()]
    .filter(({ merchant, kind }) => hasOneWallet(merchant) && kind === "vendor")
    .map(({ name, merchant }) => `wallet ${name} was opened at ${merchant}, where there is one wallet`);
  return [...otherwise, ...moved, ...opened];
}
