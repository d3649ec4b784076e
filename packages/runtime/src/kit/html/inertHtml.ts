import { HTML_POLICY } from "@livery/product/trustedTypes.ts";

/** The part of `TrustedTypePolicy` that is used; what it returns is a string to TypeScript, as for `DOMParser`. */
interface HtmlPolicy {
  createHTML(html: string): string;
}

interface PolicyRules extends HtmlPolicy {
  createScriptURL(address: string): string;
}

const { trustedTypes } = globalThis as {
  readonly trustedTypes?: { createPolicy(name: string, rules: PolicyRules): HtmlPolicy & PolicyRules };
};

/**
 * Lets HTML be parsed while the page's content security policy forbids strings where the browser expects HTML. It checks
 * nothing, so it is only for parsing into a document without a page, where nothing runs or loads. It vouches for no script.
 */
export const inertPolicy =
  trustedTypes?.createPolicy(HTML_POLICY, {
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new TypeError("No script may be loaded by an address from data.");
    },
  }) ?? null;

/** Parses external HTML into a document without a page: no script in it runs, and no picture is loaded. */
function parseInert(html: string): Document {
  return new DOMParser().parseFromString(inertPolicy?.createHTML(html) ?? html, "text/html");
}

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
