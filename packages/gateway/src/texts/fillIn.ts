import type { RequestContext } from "../requestContext.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function partsOf({ merchant, language }: RequestContext): Readonly<Record<string, string>> {
  return {
    brand: merchant.name[language],
    age: String(merchant.minimumAge),
    email: merchant.contact.email ?? "support@example.invalid",
  };
}

/** A shared text in the words of the merchant: {brand}, {age} and {email} are its own. */
export function fillText(text: string, context: RequestContext): string {
  const parts = partsOf(context);
  return text.replace(/\{(\w+)\}/gu, (whole, name: string) => parts[name] ?? whole);
}

/** The same for HTML: what is filled in is text and stays text. */
export function fillHtml(html: string, context: RequestContext): string {
  const parts = partsOf(context);
  return html.replace(/\{(\w+)\}/gu, (whole, name: string) =>
    (parts[name] ?? whole).replace(/[&<>"]/gu, (character) => entities[character] ?? character),
  );
}
