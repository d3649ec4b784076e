import { type Minor, minor } from "@livery/product/money.ts";
import { MAIN, type Move, type Wallet } from "./walletData.ts";

/** The provider of a transfer: one of both wallets is the main one. */
export function vendorOf(move: Partial<Move> | undefined): string | undefined {
  return move?.from === MAIN ? move.to : move?.from;
}

/** Wallets with money first, otherwise in the platform's order. */
export function moneyFirst(wallets: readonly Wallet[]): readonly Wallet[] {
  return wallets.toSorted((one, other) => Number(other.balance > 0) - Number(one.balance > 0));
}

/** What a recall brings back: all money at providers that take transfers at present. */
export function recallable(wallets: readonly Wallet[]): readonly Wallet[] {
  return wallets.filter(({ balance, state }) => balance > 0 && state === "OPEN");
}

/** The sum of some balances; undefined where it cannot be counted. */
export function sumOf(wallets: readonly { readonly balance: Minor }[]): Minor | undefined {
  const sum = wallets.reduce((all, { balance }) => all + balance, 0);
  return Number.isSafeInteger(sum) ? minor(sum) : undefined;
}

interface Recalled {
  readonly moved: readonly { readonly vendor: string; readonly amount: Minor }[];
  readonly wallets: readonly Wallet[];
}

/** What a recall brought from where, and what stayed where it was. */
export function recallParts({ moved, wallets }: Recalled) {
  return {
    came: moved.filter(({ amount }) => amount > 0),
    stayed: wallets.filter(({ balance }) => balance > 0),
    sum: sumOf(moved.map(({ amount }) => ({ balance: amount }))),
  };
}
