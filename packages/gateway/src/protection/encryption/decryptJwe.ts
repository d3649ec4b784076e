import { webcrypto } from "node:crypto";
import { ENCRYPTION_HEADER } from "@livery/platform/encryption/encryptionScheme.ts";

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Whether the header names exactly our two algorithms: an envelope must not choose how it is decrypted. */
function isOurs(header: Buffer): boolean {
  const said: unknown = JSON.parse(header.toString("utf8"));
  return typeof said === "object" && said !== null && JSON.stringify(said) === JSON.stringify(ENCRYPTION_HEADER);
}

/**
 * The plaintext of a compact JWE of our scheme; `undefined` if it cannot be decrypted, whatever the reason: a sender
 * who could distinguish the reasons could work out the key.
 */
export async function decryptJwe(jwe: string, privateKey: webcrypto.CryptoKey): Promise<string | undefined> {
  try {
    const [header = "", ...others] = jwe.split(".");
    const [encryptedKey, iv, data, tag, ...more] = others.map((part) => Buffer.from(part, "base64url"));
    if (!encryptedKey || !iv || !data || !tag || more.length > 0) return undefined;
    if (!isOurs(Buffer.from(header, "base64url")) || iv.length !== IV_BYTES || tag.length !== TAG_BYTES)
      return undefined;
    const rawKey = await webcrypto.subtle.decrypt({ name: "RSA-OAEP" }, privateKey, encryptedKey);
    if (rawKey.byteLength !== KEY_BYTES) return undefined;
    const key = await webcrypto.subtle.importKey("raw", rawKey, "AES-GCM", false, ["decrypt"]);
    const algorithm = { name: "AES-GCM", iv, additionalData: Buffer.from(header, "ascii"), tagLength: TAG_BYTES * 8 };
    const text = await webcrypto.subtle.decrypt(algorithm, key, Buffer.concat([data, tag]));
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch {
    return undefined;
  }
}
