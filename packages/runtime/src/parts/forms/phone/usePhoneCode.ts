import { useSite } from "../../../state/SiteContext.ts";
import type { CodePurpose } from "./codeHold.ts";

export interface PhoneCode {
  readonly purpose: CodePurpose;
  /** Who sends and checks the code; the `type` of a login by code (AU-003). */
  readonly channel: "sms" | "firebase";
  /** Checks a code that Firebase sent and returns its proof; undefined where the platform checks the code itself. */
  readonly prove: (code: string) => Promise<string | undefined>;
}

/** The code that a form asks for: what for, and by which channel. */
export function usePhoneCode(purpose: CodePurpose): PhoneCode {
  useSite();
  return { purpose, channel: "sms", prove: async () => undefined };
}
