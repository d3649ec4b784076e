import { createHmac, hash } from "node:crypto";
import type { Picture } from "../../uploads/pictures.ts";

export function hashOfKey(key: string): string {
  return hash("sha256", key);
}

/**
 * A hash that is the same for the same body, whatever the order of its fields, and the same files. It is keyed with the idempotency key,
 * which is not stored: nobody can use the stored data to guess the payment password in a body.
 */
export function hashOfBody(key: string, body: unknown, files: readonly Pick<Picture, "sha256">[] = []): string {
  const whole = files.length === 0 ? body : { body, files: files.map(({ sha256 }) => sha256) };
  return createHmac("sha256", key)
    .update(JSON.stringify(sorted(whole)))
    .digest("hex");
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  // Entries, not an object: an object would sort a key like "1" first.
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => [name, sorted(field)]);
}
