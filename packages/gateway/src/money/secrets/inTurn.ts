import type { Store } from "../../store/openStore.ts";

const turns = new WeakMap<Store, Map<string, Promise<unknown>>>();

/** Runs `work` after all earlier work with the same name on the same platform. */
export async function inTurn<Result>(store: Store, name: string, work: () => Promise<Result>): Promise<Result> {
  const waiting = turns.get(store) ?? new Map<string, Promise<unknown>>();
  turns.set(store, waiting);
  const before = waiting.get(name) ?? Promise.resolve();
  const turn = before.then(work, work);
  waiting.set(name, turn);
  try {
    return await turn;
  } finally {
    if (waiting.get(name) === turn) waiting.delete(name);
  }
}
