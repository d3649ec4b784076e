/** A file of a pack as JSON; undefined if it is none. What it contains is for the caller to check. */
export function parseJson<Form>(content: Uint8Array | undefined): Partial<Form> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(content ?? "").toString());
    return typeof value === "object" && value !== null ? (value as Partial<Form>) : undefined;
  } catch {
    return undefined;
  }
}
