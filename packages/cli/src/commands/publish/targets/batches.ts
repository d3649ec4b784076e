interface Limits<T> {
  readonly items: number;
  readonly bytes: number;
  readonly bytesOf: (item: T) => number;
}

/** Parts of a list, in its order. Each has at least one item, at most so many, and otherwise at most so many bytes. */
export function batches<T>(all: readonly T[], { items, bytes, bytesOf }: Limits<T>): readonly (readonly T[])[] {
  const parts: T[][] = [];
  let size = 0;
  for (const item of all) {
    const part = parts.at(-1);
    size += bytesOf(item);
    if (part && part.length < items && size <= bytes) {
      part.push(item);
    } else {
      parts.push([item]);
      size = bytesOf(item);
    }
  }
  return parts;
}
