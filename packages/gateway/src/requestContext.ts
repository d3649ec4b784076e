import type { TextLanguage } from "@livery/product/languages.ts";
import type { Kysely } from "kysely";
import type { CheckTurnstile } from "./captcha/turnstile.ts";
import type { Message, Outbox } from "./codes/outbox.ts";
import { ApiError } from "./http/apiError.ts";
import type { Session } from "./members/sessions.ts";
import type { Merchant } from "./merchant.ts";
import type { AddressGroup } from "./protection/addressGroup.ts";
import type { Limits } from "./protection/limits.ts";
import type { Store } from "./store/openStore.ts";
import type { Tables } from "./store/tables.ts";
import type { Drawing } from "./uploads/drawPicture.ts";
import type { Picture } from "./uploads/pictures.ts";

/** Pictures that have arrived, and when. */
interface Arrived {
  readonly pictures: readonly Picture[];
  readonly now: number;
}

/** The request context that a route receives. */
export interface RequestContext {
  /** For writes in one transaction, or consistent reads. */
  readonly store: Store;
  readonly database: Kysely<Tables>;
  readonly merchant: Merchant;
  /** The language of the response. */
  readonly language: TextLanguage;
  readonly query: URLSearchParams;
  /** The JSON object of the body; empty if there is none. */
  readonly body: Readonly<Record<string, unknown>>;
  /**
   * Reads the pictures that come with the body, and the time when they have arrived; undefined if the body has none. A
   * route calls it last, because they cost more than everything else; see `withPictures`.
   */
  readonly readPictures: ((draw: Drawing | undefined) => Promise<Arrived>) | undefined;
  /** Runs what waits for a visitor to send more; meanwhile the call is not one of those in progress. */
  readonly aside: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The visitor's address group; `undefined` if the address is unknown or the machine's own. */
  readonly address: AddressGroup | undefined;
  /**
   * The visitor's address as it came, only for showing it to the visitor. To count or compare visitors, use `address`.
   */
  readonly shownAddress: string | undefined;
  /** The visitor's country by ISO 3166-1 alpha-2. This platform looks up no addresses: only the simulator sets it. */
  readonly country: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The start of the last `ms` milliseconds of use: time that the clock jumped over does not count. */
  readonly usedSince: (ms: number) => number;
  /** Present for calls that need a session, and for those that use one if there is one. */
  readonly session: Session | undefined;
  /** The `Idempotency-Key` of the request (AP-G). */
  readonly key: string | undefined;
  /** The rate limits, for what a route counts itself. */
  readonly limits: Limits;
  /** The outbox for SMS and mails. */
  readonly outbox: Outbox;
  /** Messages that leave once the call has succeeded. */
  readonly notices: Message[];
  /** The text of the next captcha. */
  readonly captchaText: () => string;
  /** Checks a token of the merchant's Turnstile widget. */
  readonly checkTurnstile: CheckTurnstile;
  /** The place of the next slide captcha's piece. */
  readonly slidePlace: () => number;
  /** The origin of the demonstration provider's games, if the server has them. */
  readonly gamesOrigin: string | undefined;
  /** Reports an unexpected error and returns the API error for the visitor. */
  readonly unexpected: (error: unknown) => ApiError;
}

/** Returns a call's value in the platform's field names, or throws an API error. */
export type Route<Response = unknown> = (context: RequestContext) => Response | Promise<Response>;

/** The session of a call that needs one. */
export function sessionOf({ session }: RequestContext): Session {
  if (!session) throw new ApiError("SESSION_EXPIRED");
  return session;
}

/** A text field of the body; empty if it is missing or not a text. */
export function textOf({ body }: RequestContext, name: string): string {
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  return typeof value === "string" ? value : "";
}
