import { type Shape, fit } from "./shape.ts";

/** What a decoder says of a value: the answer in our terms, or where and how the value differs from its schema. */
export type Decoded<Response> =
  | {
      readonly ok: true;
      readonly value: Response;
      /** How many items of its lists did not fit and were left out. */
      readonly dropped: number;
    }
  /** `path` is a JSON pointer into the value; empty for the value as a whole. */
  | { readonly ok: false; readonly path: string; readonly reason: string };

/**
 * Decodes any JSON value by the shape that `npm run gen` writes from its schema, then puts it in our terms. It never
 * throws: a value that is nested too deeply for recursion is refused like any other that does not fit.
 */
export function decode<Wire, Response>(
  shape: Shape<Wire>,
  value: unknown,
  translate: (wire: Wire) => Response,
): Decoded<Response> {
  try {
    const fitted = fit(shape, value);
    if (!fitted.ok) return fitted;
    return { ok: true, value: translate(fitted.value), dropped: fitted.dropped };
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, path: "", reason: "is nested too deeply" };
    throw error;
  }
}
