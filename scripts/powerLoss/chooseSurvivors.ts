import type { Random } from "@livery/gateway/seed/random.ts";
import type { Change } from "./diskEvents.ts";

/** What a disk writes wholly or not at all. */
const SECTOR = 512;

/** The ways in which unsynced changes may survive a power loss. */
const choices = {
  none: () => [],
  all: (pending) => pending,
  oneAlone: (pending, { pick }) => [pick(pending)],
  allButOne: (pending, { pick }) => {
    const lost = pick(pending);
    return pending.filter((item) => item !== lost);
  },
  theFirst: (pending, { between }) => pending.slice(0, between(0, pending.length)),
  some: (pending, { next }) => {
    const share = next();
    return pending.filter(() => next() < share);
  },
} as const satisfies Record<string, <Item>(pending: readonly Item[], random: Random) => readonly Item[]>;

const names = Object.keys(choices) as (keyof typeof choices)[];

/** Chooses among the items in one of several ways, including none and all; their order stays. */
export function chooseSurvivors<Item>(pending: readonly Item[], random: Random): readonly Item[] {
  return pending.length === 0 ? [] : choices[random.pick(names)](pending, random);
}

/**
 * The same for changes of a file. In half of the cases some of the surviving writes are torn as well: each of their
 * sectors is on the disk or is not.
 */
export function chooseChanges(pending: readonly Change[], random: Random): readonly Change[] {
  const survivors = chooseSurvivors(pending, random);
  if (random.next() < 0.5) return survivors;
  return survivors.flatMap((change) => (random.next() < 0.5 ? [change] : torn(change, random)));
}

/** The sectors of a write that survive; truncation does not depend on sectors. */
function torn(change: Change, random: Random): readonly Change[] {
  if (change.kind === "truncate") return [change];
  return sectorsOf(change).filter(() => random.next() < 0.5);
}

/** A write, split at the file's sectors. */
function sectorsOf({ offset, bytes }: Change & { kind: "write" }): readonly Change[] {
  const pieces: Change[] = [];
  for (let at = offset; at < offset + bytes.length;) {
    const end = Math.min((Math.floor(at / SECTOR) + 1) * SECTOR, offset + bytes.length);
    pieces.push({ kind: "write", offset: at, bytes: bytes.subarray(at - offset, end - offset) });
    at = end;
  }
  return pieces;
}
