/** Mail services with several domains, and the characters before the @ that they ignore. */
const services: readonly { readonly domains: readonly string[]; readonly ignored?: RegExp }[] = [
  { domains: ["gmail.com", "googlemail.com"], ignored: /\./gu },
  { domains: ["proton.me", "protonmail.com", "pm.me"], ignored: /[._-]/gu },
  { domains: ["icloud.com", "me.com", "mac.com"] },
  { domains: ["daum.net", "hanmail.net"] },
];

/**
 * The mailbox of an address: one text for all addresses that its service delivers there. What follows a plus belongs to
 * no other person at any service that knows it, and services without it have no such addresses.
 */
export function mailboxOf(written: string): string {
  const [local, domain] = splitAt(written.normalize("NFKC").trim().toLowerCase(), "@");
  const service = services.find(({ domains }) => domains.includes(domain));
  const [before = ""] = local.split("+");
  const name = before === "" ? local : before;
  const known = service?.ignored === undefined ? name : name.replaceAll(service.ignored, "");
  return `${known === "" ? name : known}@${service?.domains[0] ?? domain}`;
}

/** The parts before and after the last separator. */
function splitAt(text: string, separator: string): readonly [string, string] {
  const at = text.lastIndexOf(separator);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
