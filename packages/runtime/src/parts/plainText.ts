/** Tags that end a line of text. */
const LINE_ENDS = /<br\b[^>]*>|<\/(?:p|li|div|tr|h\d)>/giu;

/**
 * The text of external HTML, without its tags. The parsed document is never attached to a page, so no script in it
 * runs.
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(LINE_ENDS, "$& "), "text/html");
  return body.textContent.replace(/\s+/gu, " ").trim();
}
