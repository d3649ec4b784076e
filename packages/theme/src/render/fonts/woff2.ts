import { brotliDecompressSync } from "node:zlib";

/** The length of the header, and where it says how many tables there are and how long they are together. */
const header = { length: 48, count: 12, compressed: 20 } as const;

/** The numbers of tags. A tag without a number is written out after `other`. */
const tags = { cmap: 0, glyf: 10, loca: 11, other: 63 } as const;

/** The table `cmap` of a WOFF2 font. Decompressing the whole font takes longer, because outlines are stored as differences. */
export function readCmap(font: Buffer): Buffer {
  let at = header.length;
  const readNumber = (): number => {
    let [value, byte] = [0, 0x80];
    while (byte >= 0x80) {
      byte = font.readUInt8(at);
      value = value * 0x80 + (byte & 0x7f);
      at += 1;
    }
    return value;
  };
  let start = 0;
  let cmap: readonly [start: number, end: number] | undefined;
  for (let count = font.readUInt16BE(header.count); count > 0; count -= 1) {
    const flags = font.readUInt8(at);
    const tag = flags & 0x3f;
    at += tag === tags.other ? 5 : 1;
    const length = readNumber();
    // Outlines are transformed unless the flags say 3, other tables only if they say something.
    const isPlain = flags >> 6 === (tag === tags.glyf || tag === tags.loca ? 3 : 0);
    const end = start + (isPlain ? length : readNumber());
    if (tag === tags.cmap) cmap = [start, end];
    start = end;
  }
  if (cmap === undefined) throw new Error("The font has no table cmap.");
  return brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(header.compressed))).subarray(...cmap);
}
