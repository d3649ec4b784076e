import DOMPurify from "dompurify";
import { allowedAttributes, allowedTags } from "./allowedHtml.ts";
import { inertPolicy } from "./inertHtml.ts";

/**
 * The allowed part of external HTML, as nodes of a document without a page. Addresses are still to be judged by the site
 * (`HtmlContent`).
 */
export function cleanHtml(html: string): DocumentFragment {
  const clean: DocumentFragment | null = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_NAMESPACES: ["http://www.w3.org/1999/xhtml"],
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: inertPolicy as never,
  });
  // A document of frames has no body, and DOMPurify returns nothing.
  return clean ?? new DocumentFragment();
}
