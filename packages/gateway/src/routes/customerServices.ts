import type { CustomerServicesResponse } from "@livery/platform/decoders/customerServices.gen.js";
import { shape } from "@livery/platform/requests/customerServices.gen.js";
import { createCipheriv, createHash } from "node:crypto";
import type { Merchant } from "../merchant.ts";
import { merchantSlug } from "../merchantResources.ts";
import type { Route } from "../requestContext.ts";
import { queryOf } from "../requestOf.ts";

/** The chat of a merchant that names no host for it. It does not exist: `.invalid` never resolves. */
const CHAT_HOST = "https://chat.example.invalid";

/** AP-061: the merchant's mail (1), channel (2) and chat (3), each with its address encrypted. */
export const customerServices: Route<CustomerServicesResponse> = (context) => {
  const { merchant } = context;
  const { contact, support } = merchant;
  const room = queryOf(context, shape).csType === "VIP" ? "vip" : "chat";
  const chat = `${support.hosts?.[0] ?? CHAT_HOST}/${merchantSlug(merchant)}/${room}`;
  return [
    ...(contact.email === undefined ? [] : [{ type: 1, link: `mailto:${contact.email}` }]),
    ...(contact.social === undefined ? [] : [{ type: 2, link: contact.social }]),
    { type: 3, link: chat },
  ].map(({ type, link }) => ({ type, value: encryptLink(link, merchant) }));
};

const KEY_LENGTH = 8;

/** DES-ECB in base64 with the key behind it (CS-007, CS-008), unless the brand's addresses are not encrypted. */
function encryptLink(link: string, { merchant, support }: Merchant): string {
  if (support.cipher === "none") return link;
  const key = createHash("sha256").update(`${merchant} ${link}`).digest("base64url").slice(0, KEY_LENGTH);
  // OpenSSL 3 has no DES, but triple DES with the same key three times is the same.
  const cipher = createCipheriv("des-ede3-ecb", key.repeat(3), null);
  return `${cipher.update(link, "utf8", "base64")}${cipher.final("base64")}${key}`;
}
