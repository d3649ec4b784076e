import { createRandom } from "@livery/gateway/seed/random.ts";
import { describe, expect, it } from "vitest";
import type { DiskEvent } from "./diskEvents.ts";
import { createSimulatedDisk, inOrder } from "./simulatedDisk.ts";

type Unplaced<Event> = Event extends DiskEvent ? Omit<Event, "begun" | "ended"> : never;

/** Events one after the other. */
const placed = (events: readonly Unplaced<DiskEvent>[]): DiskEvent[] =>
  events.map((event, index) => ({ ...event, begun: index, ended: index }));

const write = (file: string, offset: number, text: string) =>
  ({ kind: "write", file, offset, bytes: Buffer.from(text) }) as const;
const sync = (file: string) => ({ kind: "sync", file }) as const;
const create = (file: string) => ({ kind: "create", file }) as const;
const syncFolder = { kind: "syncFolder" } as const;

/** Everything that may be left of the files after these events, as `name=content`, found in a thousand tries. */
function leftAfter(events: readonly DiskEvent[], beginning: Readonly<Record<string, string>> = {}): Set<string> {
  const files = Object.entries(beginning).map(([name, text]) => [name, Buffer.from(text)] as const);
  const disk = createSimulatedDisk(new Map(files));
  for (const event of inOrder(events)) disk.apply(event);
  const random = createRandom("left");
  const found = new Set<string>();
  for (let tried = 0; tried < 1000; tried += 1) {
    const left = [...disk.losePower(random)].map(([name, bytes]) => `${name}=${bytes.toString("latin1")}`);
    found.add(left.toSorted().join(" "));
  }
  return found;
}

describe("synced changes are on the disk, and any part of the rest may be", () => {
  it("after the sync, there is one way only", () => {
    const events = placed([write("a", 0, "XX"), write("a", 2, "YY"), sync("a")]);
    expect(leftAfter(events, { a: "0000" })).toEqual(new Set(["a=XXYY"]));
  });

  it("before a sync, each write may survive without the others, and later ones overwrite earlier ones", () => {
    const events = placed([write("a", 0, "XX"), sync("a"), write("a", 1, "Y"), write("a", 1, "Z"), write("a", 3, "W")]);
    const ways = ["a=XX00", "a=XY00", "a=XZ00", "a=XX0W", "a=XY0W", "a=XZ0W"];
    expect(leftAfter(events, { a: "0000" })).toEqual(new Set(ways));
  });

  it("a sync of one file does not sync another", () => {
    const events = placed([write("a", 0, "X"), write("b", 0, "Y"), sync("b")]);
    expect(leftAfter(events, { a: "0", b: "0" })).toEqual(new Set(["a=0 b=Y", "a=X b=Y"]));
  });

  it("a sync covers only writes that ended before it began, and only once it has ended", () => {
    const early = { ...write("a", 0, "X"), begun: 1, ended: 1 };
    const late = { ...write("a", 1, "Y"), begun: 2, ended: 4 };
    const ways = new Set(["a=X0", "a=XY"]);
    expect(leftAfter([early, late, { ...sync("a"), begun: 3, ended: 5 }], { a: "00" })).toEqual(ways);
    const unended = { ...sync("a"), begun: 2, ended: Number.POSITIVE_INFINITY };
    expect(leftAfter([early, unended], { a: "00" })).toEqual(new Set(["a=00", "a=X0"]));
  });

  it("what lies between the end of a file and a write beyond it is zeros", () => {
    expect(leftAfter(placed([write("a", 2, "X")]), { a: "0" })).toEqual(new Set(["a=0", "a=0\0X"]));
  });

  it("a truncation may survive or not", () => {
    const cut = { kind: "truncate", file: "a", size: 1 } as const;
    expect(leftAfter(placed([cut]), { a: "123" })).toEqual(new Set(["a=1", "a=123"]));
    expect(leftAfter(placed([cut, write("a", 2, "X"), sync("a")]), { a: "123" })).toEqual(new Set(["a=1\0X"]));
  });
});

it("a write is torn only at the file's sectors of 512 bytes", () => {
  // It starts in the middle of the first sector and ends in the middle of the third.
  const left = leftAfter(placed([write("a", 256, "X".repeat(1024))]), { a: "0".repeat(1536) });
  const parts = [
    [0, 256],
    [1, 512],
    [2, 256],
  ] as const;
  const ways = Array.from({ length: 8 }, (_, mask) => {
    const [one, two, three] = parts.map(([bit, length]) => ((mask >> bit) & 1 ? "X" : "0").repeat(length));
    return `a=${"0".repeat(256)}${one}${two}${three}${"0".repeat(256)}`;
  });
  expect(left).toEqual(new Set(ways));
});

describe("a name is on the disk after a sync of its folder", () => {
  it("a created, written and synced file may be missing until its folder is synced", () => {
    const made = [create("a"), write("a", 0, "X"), sync("a")] as const;
    expect(leftAfter(placed(made))).toEqual(new Set(["", "a=X"]));
    expect(leftAfter(placed([...made, syncFolder]))).toEqual(new Set(["a=X"]));
  });

  it("a removed file may exist until then, and a recreated one is a different file", () => {
    const gone = { kind: "remove", file: "a" } as const;
    expect(leftAfter(placed([gone]), { a: "1" })).toEqual(new Set(["", "a=1"]));
    expect(leftAfter(placed([gone, syncFolder]), { a: "1" })).toEqual(new Set([""]));
    const anew = [gone, create("a"), write("a", 0, "2"), sync("a")] as const;
    expect(leftAfter(placed(anew), { a: "1" })).toEqual(new Set(["", "a=1", "a=2"]));
  });

  it("opening an existing file does not change it", () => {
    expect(leftAfter(placed([create("a")]), { a: "1" })).toEqual(new Set(["a=1"]));
  });
});
