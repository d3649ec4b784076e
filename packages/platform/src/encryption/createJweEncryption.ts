import { ENCRYPTION_HEADER, type EncryptionScheme, type EncryptedClaims } from "./encryptionScheme.ts";

const IV_BYTES = 12;
const ID_BYTES = 16;
const TAG_BYTES = 16;
const SECOND_MS = 1000;

function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** Imports a brand's key: base64 of the SPKI form of an RSA key, as `livery platform key` prints it. */
async function importPublicKey(publicKey: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(publicKey), (character) => character.charCodeAt(0));
  return crypto.subtle.importKey("spki", bytes, { name: "RSA-OAEP", hash: "SHA-256" }, false, ["encrypt"]);
}

/**
 * The envelope of AU-075 with the browser's own cryptography: a random AES-256-GCM key for each body, encrypted with
 * the platform's RSA key (RSA-OAEP with SHA-256).
 */
export function createJweEncryption(publicKey: string, clock: () => number = Date.now): EncryptionScheme {
  const coming = importPublicKey(publicKey);
  // An invalid key is reported by the encryption that uses it.
  coming.catch(() => undefined);
  const text = new TextEncoder();
  return {
    async encrypt(json, { merchant, call }) {
      const iat = Math.floor(clock() / SECOND_MS);
      const claims: EncryptedClaims = { iat, jti: base64url(randomBytes(ID_BYTES)), aud: merchant, call, body: json };
      const header = base64url(text.encode(JSON.stringify(ENCRYPTION_HEADER)));
      const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, true, ["encrypt"]);
      const rawKey = await crypto.subtle.exportKey("raw", key);
      const encryptedKey = await crypto.subtle.encrypt({ name: "RSA-OAEP" }, await coming, rawKey);
      const iv = randomBytes(IV_BYTES);
      const algorithm = { name: "AES-GCM", iv, additionalData: text.encode(header), tagLength: TAG_BYTES * 8 };
      const encrypted = new Uint8Array(
        await crypto.subtle.encrypt(algorithm, key, text.encode(JSON.stringify(claims))),
      );
      const parts = [new Uint8Array(encryptedKey), iv, encrypted.slice(0, -TAG_BYTES), encrypted.slice(-TAG_BYTES)];
      return { jwe: [header, ...parts.map(base64url)].join(".") };
    },
  };
}
