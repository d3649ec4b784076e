import type { Decoded } from "./decoded.ts";

/** What a call puts on the wire, in the platform's own names. */
interface CallInput {
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/**
 * One call of the platform (an AP row of the ledger): what it is, and the two places where the platform's names meet
 * ours.
 */
export interface Call<Request, Answer> {
  readonly id: string;
  /** The ledger row that it fulfils. */
  readonly ledger: `AP-${string}`;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: `/${string}`;
  /** `token`: only a signed-in member may send it, and it carries the session's token (RO-016, RO-017). */
  readonly auth: "none" | "token";
  /** The body goes in the encrypted envelope (AP-B). */
  readonly encrypted: boolean;
  /** Sending it twice does no more than sending it once. */
  readonly idempotent: boolean;
  /** `planned`: described and decoded, but no screen sends it yet. */
  readonly status: "live" | "planned";
  readonly encode: (request: Request) => CallInput;
  readonly decode: (body: unknown) => Decoded<Answer>;
}
