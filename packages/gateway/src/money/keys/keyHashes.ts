import { createHmac, hash } from "node:crypto";

/** What is stored of a key. */
export function hashOfKey(key: string): string {
  return hash("sha256", key);
}

/**
 * Tells whether a body is the same again, whatever the order of its fields. The key, which is not stored, seals it:
 * nobody can try out from the data which payment password was in it.
 */
export function hashOfBody(key: string, body: unknown): string {
  return createHmac("sha256", key)
    .update(JSON.stringify(sorted(body)))
    .digest("hex");
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  // Entries, not an object: a key like "1" would come first in any object.
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => [name, sorted(field)]);
}
