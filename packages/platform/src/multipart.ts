import type { Files } from "./call.ts";

/** The first part of a multipart body: the call's other fields as JSON. */
export const FIELDS_PART = "request";

/**
 * The body of a call with files. The fields come first, so that a platform can refuse the call before it reads a file. A
 * part has its field's name and no other: what the visitor called a file stays with the visitor.
 */
export function multipart(json: unknown, files: Files): FormData {
  const body = new FormData();
  body.set(FIELDS_PART, JSON.stringify(json));
  for (const [field, blobs] of Object.entries(files)) for (const blob of blobs) body.append(field, blob, field);
  return body;
}
