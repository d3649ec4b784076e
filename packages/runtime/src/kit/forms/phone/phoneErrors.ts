import { defined } from "@livery/platform/defined.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { ParseKeys, TFunction } from "i18next";

type PhoneText = Extract<ParseKeys<"forms">, `phone.${string}`>;

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

/**
 * An error about a phone with the table's text, where it came without words, as Firebase's do; any other reason as it is.
 * `minutes`: how long too many requests block the next one.
 */
export function inWords(reason: unknown, t: TFunction<"forms">, minutes: number): unknown {
  if (!(reason instanceof PlatformError) || reason.said !== undefined) return reason;
  const { failure, message, status, code, value } = reason;
  const known = phoneError(code);
  if (code === undefined || !known) return reason;
  const apiError = { code, value, said: t(known.text, { count: minutes }) };
  return new PlatformError(failure, message, { ...defined({ status }), apiError, cause: reason });
}
