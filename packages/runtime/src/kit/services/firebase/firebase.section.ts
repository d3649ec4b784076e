import { PlatformError } from "@livery/platform/platformError.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { FirebaseError, initializeApp } from "firebase/app";
import {
  type Auth,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signOut,
} from "firebase/auth";
import type { NumberProof } from "./numberProof.ts";
import { watchChallenge } from "./watchChallenge.ts";

/** Codes of Firebase that mean the same to a visitor as one of the specification's (L158). */
const sameAs: Readonly<Record<string, string>> = {
  "auth/invalid-app-credential": "auth/captcha-check-failed",
  "auth/missing-app-credential": "auth/captcha-check-failed",
  "auth/missing-code": "auth/missing-verification-code",
  // The id of the sent code is too old, or belongs to another project.
  "auth/invalid-verification-id": "auth/code-expired",
  "auth/missing-verification-id": "auth/code-expired",
};

/**
 * Firebase's phone verification. It logs nobody in: the member's session comes from the platform, so nothing of Firebase's
 * user outlives the check, and none of it is stored.
 */
export function openFirebase({ project, app, webKey, emulator }: NonNullable<SiteConfig["firebase"]>): NumberProof {
  const firebaseApp = initializeApp({ projectId: project, appId: app, apiKey: webKey });
  const auth = initializeAuth(firebaseApp, { persistence: inMemoryPersistence });
  if (emulator) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return {
    async send(number, language) {
      auth.languageCode = language;
      return inPlatformTerms(() => sendCode(auth, number));
    },
    confirm: async (id, code) =>
      inPlatformTerms(async () => {
        const { user } = await signInWithCredential(auth, PhoneAuthProvider.credential(id, code));
        const proof = await user.getIdToken();
        await signOut(auth);
        return proof;
      }),
  };
}

/** Each code takes a reCAPTCHA of its own: its tokens are valid once, and a failed one must not fail the next try (ER-007). */
async function sendCode(auth: Auth, number: string): Promise<string> {
  const place = document.body.appendChild(document.createElement("div"));
  let solved = false;
  const challenge = watchChallenge(() => solved);
  const verifier = new RecaptchaVerifier(auth, place, { size: "invisible", callback: () => (solved = true) });
  try {
    return await Promise.race([new PhoneAuthProvider(auth).verifyPhoneNumber(number, verifier), challenge.givenUp]);
  } finally {
    challenge.end();
    verifier.clear();
    place.remove();
  }
}

async function inPlatformTerms<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (cause) {
    if (cause instanceof PlatformError) throw cause;
    const code = cause instanceof FirebaseError ? cause.code : "auth/internal-error";
    if (code === "auth/network-request-failed") throw new PlatformError("offline", code, { cause });
    if (code === "auth/timeout") throw new PlatformError("timeout", code, { cause });
    throw new PlatformError("refused", code, { status: 400, apiError: { code: sameAs[code] ?? code }, cause });
  }
}
