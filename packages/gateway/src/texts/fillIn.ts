import type { Visit } from "../visit.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function partsOf({ merchant, language }: Visit): Readonly<Record<string, string>> {
  return {
    brand: merchant.name[language],
    age: String(merchant.minimumAge),
    email: merchant.contact.email ?? "support@example.invalid",
  };
}

/** A shared text in the words of the merchant: {brand}, {age} and {email} are its own. */
export function fillText(text: string, visit: Visit): string {
  const parts = partsOf(visit);
  return text.replace(/\{(\w+)\}/gu, (whole, name: string) => parts[name] ?? whole);
}

/** The same for HTML: what is filled in is text and stays text. */
export function fillHtml(html: string, visit: Visit): string {
  const parts = partsOf(visit);
  return html.replace(/\{(\w+)\}/gu, (whole, name: string) =>
    (parts[name] ?? whole).replace(/[&<>"]/gu, (character) => entities[character] ?? character),
  );
}
