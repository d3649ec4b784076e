/** Code point → number of its glyph, for every character of a font (`cmap` in format 4 or 12). */
export function charactersOf(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    const format = table.readUInt16BE(0);
    if (format === 4) readFormat4(table, glyphs);
    if (format === 12) readFormat12(table, glyphs);
  }
  return glyphs;
}

function readFormat4(table: Buffer, glyphs: Map<number, number>): void {
  const doubled = table.readUInt16BE(6);
  const [ends, starts] = [14, 16 + doubled];
  const [deltas, offsets] = [starts + doubled, starts + doubled * 2];
  for (let at = 0; at < doubled; at += 2) {
    const from = table.readUInt16BE(starts + at);
    const to = Math.min(table.readUInt16BE(ends + at), 0xfffe);
    const offset = table.readUInt16BE(offsets + at);
    const delta = table.readUInt16BE(deltas + at);
    for (let code = from; code <= to; code += 1) {
      const named = offset === 0 ? code : table.readUInt16BE(offsets + at + offset + (code - from) * 2);
      if (named !== 0) glyphs.set(code, (named + delta) & 0xffff);
    }
  }
}

function readFormat12(table: Buffer, glyphs: Map<number, number>): void {
  for (let group = 0; group < table.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12;
    const from = table.readUInt32BE(at);
    for (let code = from; code <= table.readUInt32BE(at + 4); code += 1) {
      glyphs.set(code, table.readUInt32BE(at + 8) + code - from);
    }
  }
}

/** A `cmap` in format 12. */
export function writeCharacters(glyphs: ReadonlyMap<number, number>): Buffer {
  const sorted = [...glyphs].toSorted(([a], [b]) => a - b);
  const header = 12;
  const table = Buffer.alloc(header + 16 + sorted.length * 12);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(header, 8);
  table.writeUInt16BE(12, header);
  table.writeUInt32BE(table.length - header, header + 4);
  table.writeUInt32BE(sorted.length, header + 12);
  for (const [index, [code, glyph]] of sorted.entries()) {
    const at = header + 16 + index * 12;
    table.writeUInt32BE(code, at);
    table.writeUInt32BE(code, at + 4);
    table.writeUInt32BE(glyph, at + 8);
  }
  return table;
}
