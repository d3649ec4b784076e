import type { Merchant } from "../merchant.ts";
import type { RequestContext } from "../requestContext.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** The operator's mail address. */
export function supportAddress({ contact }: Pick<Merchant, "contact">): string {
  return contact.email ?? "support@example.invalid";
}

function partsOf({ merchant, language }: RequestContext): Readonly<Record<string, string>> {
  return {
    brand: merchant.name[language],
    age: String(merchant.minimumAge),
    pictureDays: String(merchant.constants.feedbackPicturesKept),
    email: supportAddress(merchant),
  };
}

/** Fills a merchant's values into a shared text: {brand}, {age}, {email} and {pictureDays}. */
export function fillText(text: string, context: RequestContext): string {
  const parts = partsOf(context);
  return text.replace(/\{(\w+)\}/gu, (whole, name: string) => parts[name] ?? whole);
}

/** Fills them into HTML, with the values escaped. */
export function fillHtml(html: string, context: RequestContext): string {
  const parts = partsOf(context);
  return html.replace(/\{(\w+)\}/gu, (whole, name: string) =>
    (parts[name] ?? whole).replace(/[&<>"]/gu, (character) => entities[character] ?? character),
  );
}
