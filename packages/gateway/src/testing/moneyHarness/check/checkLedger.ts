import type { Books } from "../readBooks.ts";

/** Checks what must hold for any books: sums, balances, and that no member was ever below zero. */
export function checkLedger({ wallets, transactions, rows }: Books): string[] {
  const faults = rows.ledger_fault.map(
    ({ fault, id, amount }) => `the data file itself reports: ${fault} (${id}, ${amount})`,
  );
  const sums = new Map<string, number>();
  for (const { id, merchant, kind, reference, entries } of transactions) {
    const named = `transaction ${id} (${kind} ${reference})`;
    const sum = entries.reduce((total, { amount }) => total + amount, 0);
    if (sum !== 0) faults.push(`${named}: its entries sum up to ${sum}`);
    if (entries.length < 2) faults.push(`${named} has fewer than two entries`);
    for (const { wallet, amount } of entries) {
      const balance = (sums.get(wallet) ?? 0) + amount;
      sums.set(wallet, balance);
      const known = wallets.get(wallet);
      if (balance < 0 && known?.kind !== "house") faults.push(`${named} left ${wallet} at ${balance}`);
      if (known?.merchant !== merchant) faults.push(`${named} of ${merchant} moves money of ${known?.merchant}`);
    }
  }
  for (const { name, balance } of wallets.values()) {
    const sum = sums.get(name) ?? 0;
    if (sum !== balance) faults.push(`wallet ${name} has ${balance}, but its entries sum up to ${sum}`);
  }
  return faults;
}
