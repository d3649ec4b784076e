import type { Call, WireFields } from "./call.ts";
import { urlEncoded } from "./callRequest.ts";
import { fileFieldOf } from "./fileField.ts";
import { multipart } from "./multipart.ts";
import type { RequestShape } from "./requestShape.ts";
import { requestShapes } from "./requestShapes.gen.ts";

const shapes: Readonly<Record<string, RequestShape<unknown>>> = requestShapes;

/** A file that a program writes down as base64; `undefined` for anything else. */
function fileOf(value: unknown): Blob | undefined {
  return typeof value === "string" ? new Blob([Uint8Array.from(atob(value), (byte) => byte.charCodeAt(0))]) : undefined;
}

/**
 * The body of a call for programs that are no site: its fields in the platform's names, files as base64. `fetch` sets the
 * content type of all but JSON, which is a text.
 */
export function callBody(
  { id, encode }: Pick<Call<never, unknown>, "id" | "encode">,
  fields: Readonly<Record<string, unknown>>,
): string | URLSearchParams | FormData {
  if (encode({} as never, { merchant: "" }).form !== undefined) return urlEncoded(fields as WireFields);
  const { name = "" } = fileFieldOf(shapes[id] ?? {}) ?? {};
  const { [name]: value, ...json } = fields;
  const files = [value].flat().flatMap((one) => fileOf(one) ?? []);
  return files.length === 0 ? JSON.stringify(fields) : multipart(json, { [name]: files });
}
