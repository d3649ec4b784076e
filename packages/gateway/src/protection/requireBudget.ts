import { ApiError } from "../http/apiError.ts";
import { DEEPEST } from "./bodyLimits.ts";

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Rejects a JSON text that has more than `most` values, or is nested too deeply, before it is parsed: an object of a
 * hundred thousand keys takes a parser, and all who look at it later, a thousand times as long as its text takes to
 * read. A text that is no JSON may pass; the parser rejects it.
 */
export function requireBudget(text: string, most: number): void {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfText(text, at);
    else if (code === COMMA) values += 1;
    else if (CLOSING.has(code)) depth -= 1;
    else if (OPENING.has(code)) {
      values += 1;
      depth += 1;
    }
    if (values > most || depth > DEEPEST) throw new ApiError("BAD_REQUEST");
  }
}

/** The place of the quotation mark that ends a text; the end of everything if none does. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return text.length;
}
