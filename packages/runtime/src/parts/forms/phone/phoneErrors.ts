import type { TextResources } from "../../../i18n/textResources.gen.ts";

type PhoneText = Extract<keyof TextResources["forms"], `phone.${string}`>;

interface PhoneErrorRow {
  readonly text: PhoneText;
  /** The field that it belongs to. */
  readonly field?: "mobileNum" | "verificationCode";
  /** No code can be sent for a while. */
  readonly holds?: true;
  /** The check that a person is asking starts anew. */
  readonly resetsCaptcha?: true;
}

/**
 * What goes wrong with codes by SMS (ER-001 … ER-011), by the code that Firebase and the platform share, and what it
 * causes besides its text.
 */
const rows: Readonly<Record<string, PhoneErrorRow>> = {
  "auth/invalid-phone-number": { text: "phone.invalidNumber", field: "mobileNum" },
  "auth/missing-phone-number": { text: "phone.missingNumber", field: "mobileNum" },
  "auth/too-many-requests": { text: "phone.tooMany", holds: true },
  "auth/invalid-verification-code": { text: "phone.invalidCode", field: "verificationCode" },
  "auth/missing-verification-code": { text: "phone.missingCode", field: "verificationCode" },
  "auth/captcha-check-failed": { text: "phone.captchaFailed", resetsCaptcha: true },
  "auth/quota-exceeded": { text: "phone.quota" },
  "auth/operation-not-allowed": { text: "phone.notAllowed" },
  "auth/code-expired": { text: "phone.codeExpired", field: "verificationCode" },
  "auth/popup-closed-by-user": { text: "phone.popupClosed" },
};

/** Any other code of Firebase's (ER-004). */
const UNKNOWN: PhoneErrorRow = { text: "phone.unknown" };

/** What is known about an error code; undefined if it is not about phones. */
export function phoneError(code: string | undefined): PhoneErrorRow | undefined {
  if (code === undefined || !code.startsWith("auth/")) return undefined;
  return Object.hasOwn(rows, code) ? rows[code] : UNKNOWN;
}
