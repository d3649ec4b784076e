/** The size of a block in bytes: what Node reads from a connection at once. */
export const BLOCK = 64 * 1024;

/** Shorter pieces are joined. */
const SHORT = BLOCK / 4;

/**
 * The bytes of a body in blocks that are neither large nor short: a sender of a million pieces of one byte costs hardly
 * more than any other. A caller that stops reading leaves the rest to the server, which can then still send its response.
 */
export async function* blocksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let joined = new Uint8Array(0);
  let filled = 0;
  for await (const piece of body.values({ preventCancel: true })) {
    if (piece.length < SHORT) {
      joined = withRoom(joined, filled, piece.length);
      joined.set(piece, filled);
      filled += piece.length;
      if (filled <= BLOCK - SHORT) continue;
    }
    if (filled > 0) yield joined.subarray(0, filled);
    joined = new Uint8Array(0);
    filled = 0;
    for (let at = 0; piece.length >= SHORT && at < piece.length; at += BLOCK) yield piece.subarray(at, at + BLOCK);
  }
  if (filled > 0) yield joined.subarray(0, filled);
}

/** The same bytes with room for more. It grows as they arrive: most senders who are slow never send a whole block. */
function withRoom(bytes: Uint8Array<ArrayBuffer>, filled: number, more: number): Uint8Array<ArrayBuffer> {
  if (filled + more <= bytes.length) return bytes;
  const larger = new Uint8Array(Math.min(BLOCK, 2 * (filled + more)));
  larger.set(bytes.subarray(0, filled));
  return larger;
}
