import { outcomeOf } from "../outcome.ts";
import { nameOf } from "./checkResponses.ts";
import type { Matched } from "./matchLedger.ts";

/** Checks that every acknowledged movement exists once, and no other. */
export function checkMovements({ missing, unasked }: Matched): string[] {
  return [
    ...missing.map(({ operation, kind, reference = "", from, to, amount }) => {
      const what = `${kind} ${reference} of ${amount} from ${from} to ${to}`;
      return operation
        ? `${nameOf(operation)} was acknowledged, and its movement is lost: ${what}`
        : `an order says that money moved, and the ledger has no ${what}`;
    }),
    ...unasked.map(({ transaction: { id, kind, reference, entries }, suspect }) => {
      const moved = entries.map(({ wallet, amount }) => `${wallet} ${amount}`).join(", ");
      const perhaps = suspect ? `; the amount is that of ${nameOf(suspect)}, which was ${outcomeOf(suspect)}` : "";
      return `transaction ${id} (${kind} ${reference}: ${moved}) is one that nobody asked for, or the second${perhaps}`;
    }),
  ];
}
