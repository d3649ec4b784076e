import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants as zlib } from "node:zlib";

const compress = promisify(brotliCompress);

/** Brotli at its best quality is slow, but these are the sizes in the budget and the size reports. */
const options = (content: Uint8Array) => ({
  params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length },
});

/** The bytes of a file as a good host sends it. */
export async function brotliSize(content: Uint8Array): Promise<number> {
  return (await compress(content, options(content))).length;
}

/** The same, without other work meanwhile. */
export function brotliSizeSync(content: Uint8Array): number {
  return brotliCompressSync(content, options(content)).length;
}
