import { join } from "node:path";
import { expect } from "vitest";
import type { Target } from "../delivery/target.ts";
import { writePaperPack } from "./paperPack.ts";
import { publishTo } from "./publishTo.ts";
import { type Fetch, missing, visit } from "./visit.ts";

/** A target that can be stopped at any operation, as if the machine that publishes were switched off. */
export interface Stoppable {
  /** For the old version. */
  readonly before: Target;
  /** For the publish that completes what was stopped. */
  readonly after: Target;
  /** A target whose n-th operation, counted from 1, is the last one, and is done in part or not at all. */
  stoppedAt(operation: number): Target;
  /** Lets the target work again. */
  restart(): void;
  /** What a host answers for a brand. */
  fetch(id: string): Fetch;
}

/**
 * Publishes a new version over an old one, and stops at each operation in turn. At each, a visitor must find the old site
 * or the new one, whole, and so must a visitor with the old page open; publishing again must then complete the new one.
 * Returns how many operations it stopped at.
 */
export async function checkEveryInterruption(
  out: string,
  prepare: (operation: number) => Promise<Stoppable>,
  ids: readonly string[],
): Promise<number> {
  const [old, next] = [join(out, "old"), join(out, "next")];
  for (const id of ids) {
    writePaperPack(old, { id, version: 1 });
    writePaperPack(next, { id, version: 2, runtime: 2 });
  }
  const seen = new Set<number | undefined>();
  let operation = 0;
  for (let isStopped = true; isStopped;) {
    operation += 1;
    const { before, after, stoppedAt, restart, fetch } = await prepare(operation);
    await publishTo(before, old, ids);
    const open = await Promise.all(ids.map((id) => visit(fetch(id))));
    isStopped = await publishTo(stoppedAt(operation), next, ids).then(
      () => false,
      () => true,
    );
    restart();
    for (const [place, id] of ids.entries()) {
      const { version, faults } = await visit(fetch(id));
      seen.add(version);
      expect([operation, id, version === 1 || version === 2, faults]).toEqual([operation, id, true, []]);
      expect([operation, await missing(fetch(id), open[place]?.links ?? [])]).toEqual([operation, []]);
    }
    await after.unlock();
    await publishTo(after, next, ids);
    for (const [place, id] of ids.entries()) {
      const { version, faults } = await visit(fetch(id));
      expect([operation, id, version, faults]).toEqual([operation, id, 2, []]);
      expect([operation, await missing(fetch(id), open[place]?.links ?? [])]).toEqual([operation, []]);
    }
  }
  expect(seen).toEqual(new Set([1, 2]));
  return operation - 1;
}
