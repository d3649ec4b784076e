import type { ErrorReport } from "../http/createApp.ts";
import type { Merchant } from "../merchant.ts";
import type { Store } from "../store/openStore.ts";
import { seedContracts } from "./seedContracts.ts";

interface Wanted {
  readonly store: Store;
  readonly merchants: readonly Merchant[];
  readonly clock: () => number;
  /** Aborted when the platform closes: no further history is begun. */
  readonly closing: AbortSignal;
  readonly log: (report: ErrorReport) => void;
}

export interface DemoHistory {
  /** Resolves once a merchant's history is made. It is made next, before those that nobody has asked for. */
  readonly of: (merchant: Merchant) => Promise<void>;
  /** Resolves once nothing is being made any more. */
  readonly made: Promise<void>;
}

/**
 * Makes the history of the demonstration agents in the background, because it takes a moment: one merchant after the
 * other, so that requests get their turn.
 */
export function makeDemoHistory({ store, merchants, clock, closing, log }: Wanted): DemoHistory {
  const begun = new Map<string, Promise<void>>();
  const make = (merchant: Merchant) =>
    store
      .write((writing) => seedContracts(writing, merchant, clock()))
      .catch((error: unknown) => log({ id: "history", call: "start", error }));
  const of = (merchant: Merchant) => {
    const making = begun.get(merchant.merchant) ?? make(merchant);
    begun.set(merchant.merchant, making);
    return making;
  };
  const makeAll = async () => {
    for (const merchant of merchants) if (!closing.aborted) await of(merchant);
    await Promise.all(begun.values());
  };
  return { of, made: makeAll() };
}
