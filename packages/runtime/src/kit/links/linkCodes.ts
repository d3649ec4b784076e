import { readStored, store } from "../../storage/browserStorage.ts";

/** The codes that a link to the site may carry in its query (RT-008, AU-083). */
const codes = ["referralCode", "affiliateCode"] as const;

type LinkCodes = Readonly<Partial<Record<(typeof codes)[number], string>>>;

/** Whether it looks like a code; anything else in a link is ignored (RT-057). */
export function isLinkCode(code: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/u.test(code);
}

/**
 * The codes of the link that the visitor followed: from the current address, otherwise from an earlier one in this
 * session. They are stored, because the address loses them as soon as the visitor navigates.
 */
export function linkCodes(search: string): LinkCodes {
  const query = new URLSearchParams(search);
  const found = codes.flatMap((name) => {
    const written = query.get(name) ?? "";
    const fresh = isLinkCode(written) ? written : "";
    if (fresh) store("session", name, fresh);
    const code = fresh || readStored("session", name);
    return code ? [[name, code] as const] : [];
  });
  return Object.fromEntries(found);
}
