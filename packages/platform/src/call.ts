import type { Decoded } from "./decoded.ts";

/** Fields in the platform's own names; one that is undefined is not sent. What a planned call is sent with. */
export type WireFields = Readonly<Record<string, string | number | undefined>>;

/** What a call puts on the wire. */
interface CallInput {
  readonly query?: WireFields;
  readonly json?: unknown;
  /** Sent as a form, for the calls that the platform reads so (AP-012). */
  readonly form?: WireFields;
}

/** What the client knows of its site, for the calls that name it among their fields. */
interface CallContext {
  readonly merchant: string;
}

/** The answer of a call that only says that it is done. */
export type Done = Readonly<Record<string, never>>;

/**
 * One call of the platform (an AP row of the ledger): what it is, and the two places where the platform's names meet
 * ours.
 */
export interface Call<Request, Response> {
  readonly id: string;
  /** The ledger row that it fulfils. */
  readonly requirement: `AP-${string}`;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Where the platform answers it; a brand may name another path (`hosts.endpoints`, AP-F). */
  readonly path: `/${string}`;
  /**
   * `token`: only a signed-in member may send it, and it carries the session's token (RO-016, RO-017).
   * `agent`: the same, and the member must be an agent (RO-006).
   * `ifAny`: everybody may send it, and it carries the token if there is one.
   */
  readonly auth: "none" | "token" | "agent" | "ifAny";
  /** The body goes in the encrypted envelope (AP-B, AU-075). */
  readonly encrypted: boolean;
  /** Sending it twice does no more than sending it once, without a key. */
  readonly idempotent: boolean;
  /**
   * It carries an `Idempotency-Key` (AP-G): sent again with the same key, it is done once and has the same answer.
   */
  readonly takesIdempotencyKey?: true;
  /** Answered also while the site is closed: it says so, or it ends something (SY-020). */
  readonly whileClosed?: true;
  /** `live`: the reference platform answers it; `planned`: it is described and decoded, and answered by nobody yet. */
  readonly status: "live" | "planned";
  /** What `decode` gets is the envelope and not its value: the answer stands partly beside `value` (AP-014). */
  readonly keepsEnvelope?: true;
  readonly encode: (request: Request, context: CallContext) => CallInput;
  /** Total: any JSON value in, an answer or where and why it is none out. It never throws. */
  readonly decode: (value: unknown) => Decoded<Response>;
}
