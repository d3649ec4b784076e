import { outcomeOf } from "../outcome.ts";
import { nameOf } from "./checkResponses.ts";
import type { Matched } from "./matchLedger.ts";

/** Every acknowledged movement once, and nothing that nobody asked for. */
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
