import { ApiError } from "../http/apiError.ts";

/** No call nests its fields deeper than a few levels. */
const DEEPEST = 32;

/** Keys that could pollute the prototype of all objects in a careless copy. */
const FORBIDDEN: readonly string[] = ["__proto__", "constructor", "prototype"];

export type Body = Readonly<Record<string, unknown>>;

/** The one call that is sent as a form (AP-012). */
const FORM_CALLS: readonly string[] = ["requestPasswordMail"];

/** Whether a request can have a body: reading one costs more than many responses. */
export function mayHaveBody({ method }: Pick<Request, "method">): boolean {
  return method !== "GET" && method !== "HEAD";
}

/** The fields of a call's body; empty if there is none. Throws an API error for anything but a JSON object. */
export async function readBody(request: Request, callId: string): Promise<Body> {
  if (!mayHaveBody(request)) return {};
  const bytes = await request.arrayBuffer().catch(refuseUnread);
  if (bytes.byteLength === 0) return {};
  const isForm = FORM_CALLS.includes(callId);
  const [type = ""] = (request.headers.get("Content-Type") ?? "").toLowerCase().split(";");
  if (type.trim() !== (isForm ? "application/x-www-form-urlencoded" : "application/json")) {
    throw new ApiError("WRONG_CONTENT_TYPE");
  }
  const text = decodeUtf8(bytes);
  return isForm ? checked(Object.fromEntries(new URLSearchParams(text))) : parseObject(text);
}

/** A visitor who disconnects while sending gets no response; it is not a platform error. */
function refuseUnread(): never {
  throw new ApiError("BAD_REQUEST");
}

/** Parses a JSON object; throws an API error for anything else. */
export function parseObject(text: string): Body {
  try {
    return checked(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new ApiError("BAD_REQUEST");
    throw error;
  }
}

function decodeUtf8(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError("BAD_REQUEST");
  }
}

function checked(value: unknown): Body {
  if (typeof value !== "object" || value === null || Array.isArray(value) || !isTame(value, DEEPEST)) {
    throw new ApiError("BAD_REQUEST");
  }
  return value as Body;
}

function isTame(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(([key, part]) => !FORBIDDEN.includes(key) && isTame(part, depth - 1));
}
