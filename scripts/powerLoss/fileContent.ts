import type { Change } from "./diskEvents.ts";

/** The bytes of a growing file. Unwritten bytes read as zeros. */
export interface FileContent {
  apply(change: Change): void;
  /** As they are until the next change. */
  bytes(): Buffer;
}

export function createContent(beginning: Buffer = Buffer.alloc(0)): FileContent {
  let held: Buffer = Buffer.from(beginning);
  let length = beginning.length;

  const grow = (needed: number): void => {
    if (needed <= held.length) return;
    const larger = Buffer.alloc(Math.max(needed, held.length * 2));
    held.copy(larger, 0, 0, length);
    held = larger;
  };

  return {
    apply(change) {
      if (change.kind === "truncate") {
        grow(change.size);
        // Bytes after the end are zeros if the file grows again.
        held.fill(0, Math.min(length, change.size), Math.max(length, change.size));
        length = change.size;
        return;
      }
      const end = change.offset + change.bytes.length;
      grow(end);
      change.bytes.copy(held, change.offset);
      length = Math.max(length, end);
    },
    bytes: () => held.subarray(0, length),
  };
}
