import { parseInert } from "./html/parseInert.ts";

/** Tags that end a line of text. */
const LINE_ENDS = /<br\b[^>]*>|<\/(?:p|li|div|tr|h\d)>/giu;

/**
 * The text of external HTML, without its tags. The parsed document is never attached to a page, so no script in it
 * runs.
 */
export function plainText(html: string): string {
  const { body } = parseInert(html.replace(LINE_ENDS, "$& "));
  return body.textContent.replace(/\s+/gu, " ").trim();
}
