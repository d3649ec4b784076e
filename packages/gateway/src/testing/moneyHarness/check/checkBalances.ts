import type { History } from "../history.ts";
import type { Books } from "../readBooks.ts";
import type { Matched } from "./matchLedger.ts";

/** Checks that each wallet has its opening balance plus and minus its operations. */
export function checkBalances({ opening }: History, { wallets }: Books, matched: Matched): string[] {
  const due = new Map(opening);
  const add = (wallet: string, amount: number) => due.set(wallet, (due.get(wallet) ?? 0) + amount);
  for (const { from, to, amount } of [...matched.found, ...matched.missing, ...matched.untold]) {
    add(from, -amount);
    add(to, amount);
  }
  const names = new Set([...due.keys(), ...wallets.keys()]);
  return [...names].flatMap((name) => {
    const [expected, found] = [due.get(name) ?? 0, wallets.get(name)?.balance ?? 0];
    return expected === found ? [] : [`wallet ${name} has ${found}, but the requests add up to ${expected}`];
  });
}
