/** What a decoder says of a body: the value in its type, or where and how it differs. */
export type Decoded<Value> =
  | { readonly ok: true; readonly value: Value }
  /** `path` is a JSON pointer into the body; empty for the body as a whole. */
  | { readonly ok: false; readonly path: string; readonly reason: string };

/** A validator as `npm run gen` writes it from a schema of schemas/platform/. */
export interface Validator<Value> {
  (value: unknown): value is Value;
  readonly errors: readonly { readonly instancePath: string; readonly message: string }[] | null;
}

/**
 * Decodes any JSON value: it never throws. A body that is nested too deeply for the validator's own recursion is
 * refused like any other that does not fit.
 */
export function decode<Value>(validate: Validator<Value>, body: unknown): Decoded<Value> {
  try {
    if (validate(body)) return { ok: true, value: body };
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, path: "", reason: "is nested too deeply" };
    throw error;
  }
  const first = validate.errors?.[0];
  return { ok: false, path: first?.instancePath ?? "", reason: first?.message ?? "does not fit" };
}
