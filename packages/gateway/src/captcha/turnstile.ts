/** Where Cloudflare checks the tokens of Turnstile. */
const VERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
/** How long a visitor waits for Cloudflare at most. */
const PATIENCE_MS = 5000;
/** Cloudflare's tokens are no longer. */
export const LONGEST_TOKEN = 2048;

/** Errors of Cloudflare's that say something about the token; all others are about the secret or Cloudflare itself. */
const tokenErrors: ReadonlySet<unknown> = new Set([
  "missing-input-response",
  "invalid-input-response",
  "timeout-or-duplicate",
]);

export interface TurnstileOptions {
  /** The secret key of each merchant's widget, by merchant code. */
  readonly secrets: ReadonlyMap<string, string>;
  /** Another place to check tokens, for tests. */
  readonly verifyUrl?: string;
  /** Another patience, for tests. */
  readonly patienceMs?: number;
}

interface TurnstileToken {
  readonly token: string;
  readonly merchant: string;
  /** The hosts on which it may have been solved; empty means all. */
  readonly domains: readonly string[];
}

/** Tells whether a token proves that a person has just passed the widget. Throws if nobody can say. */
export type CheckTurnstile = (asked: TurnstileToken) => Promise<boolean>;

/** Cloudflare did not answer, or not about the token. The message is for the operator. */
class TurnstileFailure extends Error {
  override readonly name = "TurnstileFailure";
}

/**
 * Checks tokens of Cloudflare Turnstile. Each is valid once and for five minutes, which Cloudflare keeps track of. No
 * address of the visitor is sent.
 */
export function turnstileCheck({
  secrets,
  verifyUrl = VERIFY_URL,
  patienceMs = PATIENCE_MS,
}: TurnstileOptions): CheckTurnstile {
  return async ({ token, merchant, domains }) => {
    const secret = secrets.get(merchant);
    if (secret === undefined) throw new TurnstileFailure(`there is no secret key for the merchant ${merchant}`);
    if (token.length > LONGEST_TOKEN || !/^[\w.:-]+$/.test(token)) return false;
    const said = await ask(verifyUrl, { secret, response: token }, patienceMs);
    if (said["success"] === true) return domains.length === 0 || domains.some((domain) => domain === said["hostname"]);
    const errors: readonly unknown[] = Array.isArray(said["error-codes"]) ? said["error-codes"] : [];
    if (errors.length > 0 && errors.every((error) => tokenErrors.has(error))) return false;
    throw new TurnstileFailure(`Turnstile rejects the request: ${errors.join(", ") || "no reason"}`);
  };
}

async function ask(
  address: string,
  fields: Readonly<Record<string, string>>,
  patienceMs: number,
): Promise<Readonly<Record<string, unknown>>> {
  try {
    const response = await fetch(address, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    const said: unknown = await response.json();
    if (typeof said === "object" && said !== null) return said as Readonly<Record<string, unknown>>;
  } catch (cause) {
    throw new TurnstileFailure("Turnstile does not answer", { cause });
  }
  throw new TurnstileFailure("Turnstile answers with something else than an object");
}
