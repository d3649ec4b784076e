import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { createContext } from "react";
import { type LazyCode, lazyCode } from "../../../loading/lazyCode.ts";

type FirebaseAccount = NonNullable<SiteConfig["firebase"]>;

/**
 * A service that sends codes by SMS and proves that somebody has received one. Both reject with a `PlatformError`, whose codes
 * are those of `phoneErrors.ts`.
 */
export interface NumberProof {
  /** Sends a code to a number such as +821012345678, in a language; returns the id to confirm it with. */
  send(number: string, language: string): Promise<string>;
  /** Checks a code; returns the proof, which the platform verifies. */
  confirm(id: string, code: string): Promise<string>;
}

type OpenNumberProof = (account: FirebaseAccount) => NumberProof;

/** Fetches the code of Firebase; only brands with a Firebase account have it in their pack. Stories replace it. */
export const NumberProofContext = createContext<LazyCode<OpenNumberProof>>(
  lazyCode(async () => (await import("./firebase.section.ts")).openFirebase),
);
