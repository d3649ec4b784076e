import { outcomeOf } from "../outcome.ts";
import { nameOf } from "./checkResponses.ts";
import type { Matched } from "./matchLedger.ts";

/** Checks that every acknowledged movement exists once, and no other. */
export function checkMovements({ missing, unasked }: Matched): string[] {
  return [
    ...missing.map(({ operation, kind, reference = "", from, to, amount }) => {
      const what = `${kind} ${reference} of ${amount} from ${from} to ${to}`;
      return operation
        ? `${nameOf(operation)} was acknowledged, but its movement is missing: ${what}`
        : `an order records a movement that the ledger does not have: ${what}`;
    }),
    ...unasked.map(({ transaction: { id, kind, reference, entries }, suspect }) => {
      const moved = entries.map(({ wallet, amount }) => `${wallet} ${amount}`).join(", ");
      const perhaps = suspect ? `; the amount is that of ${nameOf(suspect)}, which was ${outcomeOf(suspect)}` : "";
      return `transaction ${id} (${kind} ${reference}: ${moved}) was not requested, or is a duplicate${perhaps}`;
    }),
  ];
}
