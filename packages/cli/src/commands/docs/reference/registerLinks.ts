/** Makes links of the ids of ledger rows in a text. `up` leads from the page to docs/. */
export type LinkLedger = (text: string, up: string) => string;

/** Links for the rows that a ledger has; anything else that looks like an id stays as it is. */
export function registerLinks(register: string): LinkLedger {
  const rows = new Set([...register.matchAll(/^\| ([A-Z]{2}-[A-Z]?\w+)/gm)].map(([, id]) => id));
  return (text, up) =>
    text.replaceAll(/\b[A-Z]{2}-[A-Z]?\d*\b/g, (id) => (rows.has(id) ? `[${id}](${up}requirements.md)` : id));
}
