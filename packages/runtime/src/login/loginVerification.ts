import type { PlatformError } from "@livery/platform/platformError.ts";
import type { VerifyLoginRequest } from "@livery/platform/requests/verifyLogin.gen.js";

export type VerificationMethod = VerifyLoginRequest["method"];

/** What a login from a new address needs before it goes on (AU-029). */
export interface LoginVerification {
  readonly ticket: string;
  /** The methods that the platform offers and this site knows, in the platform's order (AU-030). */
  readonly methods: readonly VerificationMethod[];
  /** Where a code would go, masked by the platform. */
  readonly recipients: Readonly<Partial<Record<VerificationMethod, string>>>;
}

const known: readonly string[] = ["SMS", "EMAIL", "GOOGLE", "BANK_NAME"] satisfies VerificationMethod[];

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Reads it from a rejected login; `undefined` if that was rejected for another reason or offers nothing that we know. */
export function loginVerification({ code, value }: PlatformError): LoginVerification | undefined {
  if (code !== "VERIFICATION_REQUIRED" || typeof value !== "object" || value === null) return undefined;
  const { ticket, methods, mobile, email } = value as Readonly<Record<string, unknown>>;
  const offered = (Array.isArray(methods) ? methods : []).filter((method): method is VerificationMethod =>
    known.includes(String(method)),
  );
  if (textOf(ticket) === "" || offered.length === 0) return undefined;
  return { ticket: textOf(ticket), methods: offered, recipients: { SMS: textOf(mobile), EMAIL: textOf(email) } };
}
