import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { RequestHandler } from "./requestHandler.ts";
import { requestLike } from "./requestLike.ts";

/** Types worth compressing: all kinds of text. Pictures and fonts are already compressed. */
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

/** Below this size, headers cost more than compression saves. */
const SMALLEST = 1024;

/**
 * The number of compressed responses to cache: for files, and for everything without a tag, which is rarely requested
 * again.
 */
const KEPT_FILES = 2000;
const KEPT_OTHERS = 300;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** For files: the smallest result in a few milliseconds. */
const thorough = {
  br: (body: Uint8Array) => brotli(body, brotliOptions(body, 9)),
  gzip: (body: Uint8Array) => zip(body, { level: 8 }),
};

/**
 * For content that may differ next time: a tenth larger, for a thirtieth of the work. Another thread would cost more
 * than it saves.
 */
const quick = {
  br: (body: Uint8Array) => brotliCompressSync(body, brotliOptions(body, 4)),
  gzip: (body: Uint8Array) => gzipSync(body, { level: 6 }),
};

type Encoding = keyof typeof thorough;

const brotliOptions = (body: Uint8Array, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
});

/**
 * Compresses a server's responses like every host of a packed site does, so that a phone downloads what the budgets
 * measure. The same response is not compressed twice: it is identified by its ETag, or without one by its content.
 */
export function compressResponses(answer: RequestHandler): RequestHandler {
  const files = createMemory<Promise<Uint8Array>>(KEPT_FILES);
  const others = createMemory<Uint8Array>(KEPT_OTHERS);

  return async (request, visitor) => {
    const encoding = chosenEncoding(request.headers.get("Accept-Encoding"));
    const response = await answer(withStrongTag(request), visitor);
    if (!COMPRESSIBLE.test(response.headers.get("Content-Type") ?? "")) return response;
    const headers = new Headers(response.headers);
    headers.append("Vary", "Accept-Encoding");
    const tag = headers.get("ETag");
    if (tag?.startsWith('"')) headers.set("ETag", `W/${tag}`);
    const init = { status: response.status, headers };
    if (!encoding || !response.body || headers.has("Content-Encoding")) return new Response(response.body, init);
    const body = new Uint8Array(await response.arrayBuffer());
    if (body.length < SMALLEST) return new Response(body, init);
    const compressed = new Uint8Array(
      tag === null
        ? others(`${encoding} ${hash("sha256", body)}`, () => quick[encoding](body))
        : await files(`${encoding} ${tag}`, () => thorough[encoding](body)),
    );
    headers.set("Content-Encoding", encoding);
    headers.set("Content-Length", String(compressed.length));
    return new Response(compressed, init);
  };
}

/** Remembers the results of the latest keys. */
function createMemory<Made>(most: number): (key: string, make: () => Made) => Made {
  const made = new Map<string, Made>();
  return (key, make) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make();
    made.set(key, fresh);
    const [oldest] = made.keys();
    if (made.size > most && oldest !== undefined) made.delete(oldest);
    return fresh;
  };
}

/** The encodings that the browser accepts, the smaller one first; `q=0` refuses. */
function chosenEncoding(accepted: string | null): Encoding | undefined {
  const names = (accepted ?? "")
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return (["br", "gzip"] as const).find((name) => names.includes(name));
}

/** The tag of the original response: one tag identifies the file in all its encodings, so it was sent as a weak one. */
function withStrongTag(request: Request): Request {
  const tag = request.headers.get("If-None-Match");
  if (tag === null || !tag.includes("W/")) return request;
  const headers = new Headers(request.headers);
  headers.set("If-None-Match", tag.replaceAll("W/", ""));
  return requestLike(request, { headers });
}
