import { DES } from "des.js";

const KEY_LENGTH = 8;

/**
 * Decrypts the address of a service: DES-ECB in base64, with the key in the last 8 characters (CS-007, CS-008). Because
 * the key comes along, this hides nothing, and the result is as untrusted as the text. Throws if the text cannot be read.
 */
export function decryptAddress(text: string): string {
  const decipher = DES.create({ type: "decrypt", key: new TextEncoder().encode(text.slice(-KEY_LENGTH)) });
  const bytes = Uint8Array.from(atob(text.slice(0, -KEY_LENGTH)), (character) => character.charCodeAt(0));
  const clear = [...decipher.update(bytes), ...decipher.final()];
  return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(clear));
}
