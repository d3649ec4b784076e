import type { Decoded } from "./decoded.ts";

/** Fields in the platform's own names; undefined ones are not sent. */
export type WireFields = Readonly<Record<string, string | number | undefined>>;

/** The files that a call sends, by their field. */
export type Files = Readonly<Record<string, readonly Blob[]>>;

/** The data that a call sends. */
interface CallInput {
  readonly query?: WireFields;
  readonly json?: unknown;
  /** Sent as a form, for calls that the platform reads in that format (AP-012). */
  readonly form?: WireFields;
  /** Files by their field. With them, the body is multipart: `json` comes first, then the files (`multipart.ts`). */
  readonly files?: Files;
}

/** The site's currency, for the calls whose fields are in whole units (`x-unit: "major"`). */
export interface CurrencyContext {
  /** Decimals of the site's currency; those of play money if absent. */
  readonly currencyDecimals?: number;
}

/** The client's data about its site, for calls that send it among their fields. */
interface CallContext extends CurrencyContext {
  readonly merchant: string;
  /** The platforms that lists of games are requested for; the usual ones if absent (BR-013). */
  readonly platform?: string;
}

/** The response of a call without a result. */
export type Done = Readonly<Record<string, never>>;

/**
 * A part of what proves who a member is, or of where a member's money goes. `messenger`: accounts at which the operator
 * may be asked for help. `person`: what only the member should know, such as the birthday.
 */
export type IdentityPart = "password" | "paymentPassword" | "mobile" | "email" | "messenger" | "person" | "bankCard";

/** How a call changes what proves who a member is (AP-H). */
export interface IdentityChange {
  /** The request's fields that change it, with what each changes. A request without any of them needs no confirmation. */
  readonly fields: Readonly<Record<string, IdentityPart>>;
  /** The field with the login password that confirms the change; absent if a code to the member's phone does (AU-046). */
  readonly password?: string;
}

/**
 * One call of the platform (an AP row of the register): its description, and the two places that translate between the
 * platform's names and ours.
 */
export interface Call<Request, Response> {
  readonly id: string;
  /** The register row that it implements. */
  readonly requirement: `AP-${string}`;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Its path on the platform; a brand may set another one (`hosts.endpoints`, AP-F). */
  readonly path: `/${string}`;
  /**
   * `token`: only a signed-in member may send it, with the session's token (RO-016, RO-017). `agent`: the same, and the
   * member must be an agent (RO-006). `ifAny`: everybody may send it, with the token if there is one.
   */
  readonly auth: "none" | "token" | "agent" | "ifAny";
  /** The body is sent in the encrypted envelope (AP-B, AU-075). */
  readonly encrypted: boolean;
  /** Sending it twice has the same effect as sending it once, without a key. */
  readonly idempotent: boolean;
  /**
   * It carries an `Idempotency-Key` (AP-G): repeated with the same key, it is carried out once and has the same
   * response.
   */
  readonly takesIdempotencyKey?: true;
  /**
   * It changes what proves who the member is: a session alone is not enough for it, and the member is told about it
   * (AP-H).
   */
  readonly changesIdentity?: IdentityChange;
  /** Also works while the site is closed, because it reports that state or ends something (SY-020). */
  readonly whileClosed?: true;
  /**
   * `live`: the reference platform implements it. `planned`: it is only described; a rule (`scripts/check/plannedCalls.ts`)
   * allows this while the step of its row is still to come.
   */
  readonly status: "live" | "planned";
  /** `decode` gets the envelope instead of its value, because part of the response is beside `value` (AP-014). */
  readonly keepsEnvelope?: true;
  readonly encode: (request: Request, context: CallContext) => CallInput;
  /** Total: accepts any JSON value and returns a response, or where and why it is not valid. Never throws. */
  readonly decode: (value: unknown, context?: CurrencyContext) => Decoded<Response>;
}
