import { type Shape, fit } from "./shape.ts";

/** A decoder's result: the response in our names, or where and how the value differs from its schema. */
export type Decoded<Response> =
  | {
      readonly ok: true;
      readonly value: Response;
      /** How many invalid list items were left out. */
      readonly dropped: number;
    }
  /** `path` is a JSON pointer into the value; empty for the value as a whole. */
  | { readonly ok: false; readonly path: string; readonly reason: string };

/**
 * Decodes any JSON value by the shape that `npm run gen` writes from its schema, then translates it into our names. It
 * never throws: a value that is nested too deeply for recursion, or an amount that cannot be counted exactly, is rejected
 * like any other invalid one.
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
    if (error instanceof RangeError)
      return { ok: false, path: "", reason: "is nested too deeply or too large an amount" };
    throw error;
  }
}
