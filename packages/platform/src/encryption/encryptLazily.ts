import { MissingCode } from "../missingCode.ts";
import type { EncryptionScheme } from "./encryptionScheme.ts";

/**
 * Encrypts with a brand's key. The cryptography is loaded with the first encrypted call, and never on a site without a
 * key.
 */
export function encryptLazily(publicKey: string): EncryptionScheme {
  let coming: Promise<EncryptionScheme> | undefined;
  return {
    async encrypt(json, purpose) {
      coming ??= import("./createJweEncryption.ts").then(
        ({ createJweEncryption }) => createJweEncryption(publicKey),
        (cause: unknown) => {
          throw new MissingCode("the cryptography", { cause });
        },
      );
      // A chunk that could not be loaded is requested again the next time.
      coming.catch(() => (coming = undefined));
      return (await coming).encrypt(json, purpose);
    },
  };
}
