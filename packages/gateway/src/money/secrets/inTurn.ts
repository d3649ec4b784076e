import type { Store } from "../../store/openStore.ts";

const turns = new WeakMap<Store, Map<string, Promise<unknown>>>();

/** Does `work` after whatever else was asked for under the same name at the same platform. */
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
