/** Turns the ids of requirements in a text into links. `up` is the path from the page to docs/. */
export type LinkLedger = (text: string, up: string) => string;

/** Links for the rows of the register; anything else that looks like an id stays unchanged. */
export function registerLinks(register: string): LinkLedger {
  const rows = new Set([...register.matchAll(/^\| ([A-Z]{2}-[A-Z]?\w+)/gm)].map(([, id]) => id));
  return (text, up) =>
    text.replaceAll(/\b[A-Z]{2}-[A-Z]?\d*\b/g, (id) => (rows.has(id) ? `[${id}](${up}requirements.md)` : id));
}
