import { ApiError } from "../http/apiError.ts";
import { blocksOf } from "./blocksOf.ts";
import { LARGEST_TEXT, mostValues } from "./bodyLimits.ts";
import { requireBudget } from "./requireBudget.ts";

/** Keys that could pollute the prototype of all objects in a careless copy. */
const FORBIDDEN: readonly string[] = ["__proto__", "constructor", "prototype"];

export type Body = Readonly<Record<string, unknown>>;

/** The one call that is sent as a form (AP-012). */
const FORM_CALLS: readonly string[] = ["requestPasswordMail"];

/** Whether a request can have a body: reading one costs more than many responses. */
function mayHaveBody({ method }: Pick<Request, "method">): boolean {
  return method !== "GET" && method !== "HEAD";
}

/** The media type of a body, in lower case and without its parameters. */
export function mediaTypeOf({ headers }: Pick<Request, "headers">): string {
  // Nobody inflates a body here: a small one could fill the memory.
  if ((headers.get("Content-Encoding") ?? "identity") !== "identity") throw new ApiError("WRONG_CONTENT_TYPE");
  const [type = ""] = (headers.get("Content-Type") ?? "").toLowerCase().split(";");
  return type.trim();
}

/** The fields of a call's body; empty if there is none. Throws an API error for anything but a JSON object. */
export async function readBody(request: Request, callId: string): Promise<Body> {
  if (!mayHaveBody(request)) return {};
  const bytes = await readBytes(request);
  if (bytes.byteLength === 0) return {};
  const isForm = FORM_CALLS.includes(callId);
  if (mediaTypeOf(request) !== (isForm ? "application/x-www-form-urlencoded" : "application/json")) {
    throw new ApiError("WRONG_CONTENT_TYPE");
  }
  const text = decodeUtf8(bytes);
  return isForm ? parseForm(text, callId) : parseObject(text, callId);
}

/** Rejects a body that announces more bytes than it may have, before any of them is read. */
export function refuseAnnounced({ headers }: Pick<Request, "headers">, most: number): void {
  if (Number(headers.get("Content-Length") ?? 0) > most) throw new ApiError("BODY_TOO_LARGE");
}

/** The bytes of a body without files. A visitor who disconnects while sending gets no response; it is no platform error. */
async function readBytes(request: Request): Promise<Uint8Array> {
  refuseAnnounced(request, LARGEST_TEXT);
  try {
    // A server passes on no more than was announced, and reading it at once is faster.
    const isAnnounced = request.headers.has("Content-Length");
    return isAnnounced ? fitting(new Uint8Array(await request.arrayBuffer())) : await readBlocks(request);
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError("BAD_REQUEST");
  }
}

async function readBlocks({ body }: Request): Promise<Uint8Array> {
  let bytes = new Uint8Array(0);
  for await (const block of body ? blocksOf(body) : []) bytes = fitting(Buffer.concat([bytes, block]));
  return bytes;
}

function fitting<Bytes extends Uint8Array>(bytes: Bytes): Bytes {
  if (bytes.length > LARGEST_TEXT) throw new ApiError("BODY_TOO_LARGE");
  return bytes;
}

/** Parses the JSON object that a call was sent; throws an API error for anything else. */
export function parseObject(text: string, callId: string): Body {
  requireBudget(text, mostValues(callId));
  try {
    return checked(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new ApiError("BAD_REQUEST");
    throw error;
  }
}

function parseForm(text: string, callId: string): Body {
  if (text.split("&", mostValues(callId) + 1).length > mostValues(callId)) throw new ApiError("BAD_REQUEST");
  return checked(Object.fromEntries(new URLSearchParams(text)));
}

/** The text of a body; throws an API error if it is not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError("BAD_REQUEST");
  }
}

function checked(value: unknown): Body {
  if (typeof value !== "object" || value === null || Array.isArray(value) || !isTame(value)) {
    throw new ApiError("BAD_REQUEST");
  }
  return value as Body;
}

function isTame(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, part]) => !FORBIDDEN.includes(key) && isTame(part));
}
