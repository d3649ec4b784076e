/** The text of an attribute or element, without the escapes that `render/escapeHtml.ts` makes. */
export function unescapeHtml(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
