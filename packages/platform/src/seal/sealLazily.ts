import type { SealScheme } from "./sealScheme.ts";

/** Seals with a brand's key; the cryptography is loaded with the first encrypted call, and by no site without a key. */
export function sealLazily(publicKey: string): SealScheme {
  let coming: Promise<SealScheme> | undefined;
  return {
    async seal(json, purpose) {
      coming ??= import("./createJweSeal.ts").then(({ createJweSeal }) => createJweSeal(publicKey));
      // A chunk that could not be loaded is asked for again the next time.
      coming.catch(() => (coming = undefined));
      return (await coming).seal(json, purpose);
    },
  };
}
