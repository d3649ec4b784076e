/** The bytes of a PNG before its first chunk. */
const SIGNATURE = 8;
/** The bytes of a chunk besides its data: length, type and checksum. */
const FRAME = 12;
/** Chunks of text: tEXt, zTXt and iTXt. */
const COMMENTS: readonly number[] = [0x74455874, 0x7a545874, 0x69545874];

/**
 * A PNG without its comments, in the same memory. They may be compressed: a few megabytes inflate to gigabytes, which a
 * decoder does before it looks at a pixel.
 */
export function withoutComments(png: Uint8Array): Uint8Array {
  const { length } = png;
  const view = new DataView(png.buffer, png.byteOffset, length);
  let kept = SIGNATURE;
  let start = SIGNATURE;
  // Moves what has been found since the last comment.
  const keep = (end: number): void => {
    if (kept < start) png.copyWithin(kept, start, end);
    kept += end - start;
  };
  let at = SIGNATURE;
  while (at + FRAME <= length) {
    const end = at + FRAME + view.getUint32(at);
    if (end > length) break;
    if (COMMENTS.includes(view.getUint32(at + 4))) {
      keep(at);
      start = end;
    }
    at = end;
  }
  keep(length);
  return png.subarray(0, kept);
}
