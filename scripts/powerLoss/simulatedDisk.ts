import type { Random } from "@livery/gateway/seed/random.ts";
import { chooseChanges, chooseSurvivors } from "./chooseSurvivors.ts";
import type { Change, DiskEvent } from "./diskEvents.ts";
import { type FileContent, createContent } from "./fileContent.ts";

/** The files of a folder by their names. */
export type Files = ReadonlyMap<string, Buffer>;

interface SimulatedDisk {
  /** Applies an event. Events come in the order of `inOrder`. */
  apply(event: DiskEvent): void;
  /** One possible content of the disk after a power loss at this moment. */
  losePower(random: Random): Files;
}

/** A file, whatever its name is. */
interface Stored {
  /** What a sync has brought to the disk. */
  readonly durable: FileContent;
  /** What was done since then, in its order. */
  pending: (Change & { readonly ended: number })[];
}

/** From now on a name refers to a file, or to none. */
interface Naming {
  readonly name: string;
  readonly stored: Stored | undefined;
}

/**
 * A disk that guarantees only what POSIX does. Changes before a file's sync are on the disk; of later ones any part may
 * be, in any order, by sectors. The creation or removal of a file is on the disk after a sync of its folder, and until
 * then may be or not: a sync of the file alone does not write its name there.
 */
export function createSimulatedDisk(beginning: Files): SimulatedDisk {
  const stored = ([name, bytes]: [string, Buffer]): [string, Stored] => [
    name,
    { durable: createContent(bytes), pending: [] },
  ];
  const names = new Map<string, Stored>([...beginning].map(stored));
  /** The names that are on the disk for certain. */
  const durableNames = new Map<string, Stored>(names);
  let namings: Naming[] = [];

  const rename = (name: string, to: Stored | undefined): void => {
    namings.push({ name, stored: to });
    setName(names, { name, stored: to });
  };
  const storedAs = (file: string): Stored => {
    const found = names.get(file);
    if (!found) throw new Error(`${file} was written before it was created`);
    return found;
  };

  return {
    apply(event) {
      switch (event.kind) {
        case "create":
          if (!names.has(event.file)) rename(event.file, { durable: createContent(), pending: [] });
          break;
        case "remove":
          rename(event.file, undefined);
          break;
        case "write":
        case "truncate":
          storedAs(event.file).pending.push(event);
          break;
        case "sync":
          sync(storedAs(event.file), event.begun);
          break;
        case "syncFolder":
          for (const naming of namings) setName(durableNames, naming);
          namings = [];
          break;
        case "mark":
          break;
      }
    },
    losePower(random) {
      const left = new Map(durableNames);
      for (const naming of chooseSurvivors(namings, random)) setName(left, naming);
      return new Map([...left].map(([name, file]) => [name, leftOf(file, random)]));
    },
  };
}

function setName(names: Map<string, Stored>, { name, stored }: Naming): void {
  if (stored) names.set(name, stored);
  else names.delete(name);
}

/** A sync speaks for what had ended when it began. */
function sync(file: Stored, begun: number): void {
  for (const change of file.pending) if (change.ended <= begun) file.durable.apply(change);
  file.pending = file.pending.filter(({ ended }) => ended > begun);
}

function leftOf({ durable, pending }: Stored, random: Random): Buffer {
  const survivors = chooseChanges(pending, random);
  if (survivors.length === 0) return durable.bytes();
  const content = createContent(durable.bytes());
  for (const change of survivors) content.apply(change);
  return content.bytes();
}

/**
 * Events in the order in which they may reach the disk: changes from the moment they started, syncs when they have
 * ended. A sync that never ended guarantees nothing.
 */
export function inOrder(events: readonly DiskEvent[]): readonly DiskEvent[] {
  const placeOf = ({ kind, begun, ended }: DiskEvent): number =>
    kind === "sync" || kind === "syncFolder" ? ended : begun;
  return events
    .filter((event) => Number.isFinite(placeOf(event)))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}
