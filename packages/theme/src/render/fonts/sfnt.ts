/** The tables of a TrueType font by tag. */
export type Tables = ReadonlyMap<string, Buffer>;

const headerLength = 12;
const recordLength = 16;

/** Reads the table directory of a TrueType font. */
export function readTables(font: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = headerLength + index * recordLength;
    const start = font.readUInt32BE(record + 8);
    const tag = font.toString("latin1", record, record + 4);
    tables.set(tag, font.subarray(start, start + font.readUInt32BE(record + 12)));
  }
  return tables;
}

/** The table with this tag. Throws if the font has none. */
export function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`The font has no table ${tag}.`);
  return table;
}

/**
 * A TrueType font of these tables. Checksums and the fields for binary search are zero: harfbuzz reads neither, and
 * what it writes has its own.
 */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(headerLength + sorted.length * recordLength);
  directory.writeUInt32BE(0x0001_0000, 0);
  directory.writeUInt16BE(sorted.length, 4);
  let start = directory.length;
  const contents = sorted.map(([tag, table], index) => {
    const record = headerLength + index * recordLength;
    directory.write(tag, record, "latin1");
    directory.writeUInt32BE(start, record + 8);
    directory.writeUInt32BE(table.length, record + 12);
    const padded = padTo(table, 4);
    start += padded.length;
    return padded;
  });
  return Buffer.concat([directory, ...contents]);
}

/** The bytes, followed by zeros up to a multiple of `size`. */
export function padTo(bytes: Buffer, size: number): Buffer {
  const missing = (size - (bytes.length % size)) % size;
  return missing === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(missing)]);
}
