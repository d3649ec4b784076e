import type { CustomerServicesResponse } from "@livery/platform/decoders/customerServices.gen.js";
import { createCipheriv, createHash } from "node:crypto";
import type { Merchant } from "../merchant.ts";
import { merchantSlug } from "../merchantResources.ts";
import type { Route } from "../requestContext.ts";

/** The chat of a merchant that names no host for it. It does not exist: `.invalid` never resolves. */
const CHAT_HOST = "https://chat.example.invalid";

/** AP-061: the merchant's mail (1), channel (2) and chat (3), each with its address encrypted. */
export const customerServices: Route<CustomerServicesResponse> = ({ merchant, query }) => {
  const { contact, support } = merchant;
  const room = query.get("csType") === "VIP" ? "vip" : "chat";
  const chat = `${support.hosts?.[0] ?? CHAT_HOST}/${merchantSlug(merchant)}/${room}`;
  return [
    ...(contact.email === undefined ? [] : [{ type: 1, address: `mailto:${contact.email}` }]),
    ...(contact.social === undefined ? [] : [{ type: 2, address: contact.social }]),
    { type: 3, address: chat },
  ].map(({ type, address }) => ({ type, value: encryptAddress(address, merchant) }));
};

const KEY_LENGTH = 8;

/** DES-ECB in base64 with the key behind it (CS-007, CS-008), unless the brand's addresses are not encrypted. */
function encryptAddress(address: string, { merchant, support }: Merchant): string {
  if (support.cipher === "none") return address;
  const key = createHash("sha256").update(`${merchant} ${address}`).digest("base64url").slice(0, KEY_LENGTH);
  // OpenSSL 3 has no DES, but triple DES with the same key three times is the same.
  const cipher = createCipheriv("des-ede3-ecb", key.repeat(3), null);
  return `${cipher.update(address, "utf8", "base64")}${cipher.final("base64")}${key}`;
}
