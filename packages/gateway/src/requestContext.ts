import type { TextLanguage } from "@livery/product/languages.ts";
import type { Kysely } from "kysely";
import type { Outbox } from "./codes/outbox.ts";
import { ApiError } from "./http/apiError.ts";
import type { Session } from "./members/sessions.ts";
import type { Merchant } from "./merchant.ts";
import type { AddressGroup } from "./protection/addressGroup.ts";
import type { Limits } from "./protection/limits.ts";
import type { Store } from "./store/openStore.ts";
import type { Tables } from "./store/tables.ts";

/** One request, as a route sees it. */
export interface RequestContext {
  /** For what must be written together, or read as of one moment. */
  readonly store: Store;
  readonly database: Kysely<Tables>;
  readonly merchant: Merchant;
  /** The language of the answer. */
  readonly language: TextLanguage;
  readonly query: URLSearchParams;
  /** The JSON object of the body; empty where there is none. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Whom the visitor's address stands for; `undefined` where it is not known, or the machine's own. */
  readonly address: AddressGroup | undefined;
  /** The visitor's address as it came, only for telling it to the visitor. Whoever counts or compares takes `address`. */
  readonly shownAddress: string | undefined;
  /** The visitor's country by ISO 3166-1 alpha-2. This platform looks no address up: the simulator alone says it. */
  readonly country: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The moment since which the platform has been in use for so long: a time that the clock jumped over does not count. */
  readonly usedSince: (ms: number) => number;
  /** There for calls that need a session, and for those that use one if there is one. */
  readonly session: Session | undefined;
  /** The `Idempotency-Key` that the call came with (AP-G). */
  readonly key: string | undefined;
  /** How often what may happen, for what a route itself counts. */
  readonly limits: Limits;
  /** Where SMS and mails go. */
  readonly outbox: Outbox;
  /** What a picture to type shows. */
  readonly captchaText: () => string;
  /** Where the piece of a slide captcha belongs. */
  readonly slidePlace: () => number;
  /** Reports an error that nobody expected, and gives the refusal that the visitor gets for it. */
  readonly unexpected: (error: unknown) => ApiError;
}

/** Answers a call with its value in the platform's names; what it cannot answer it refuses by throwing an `ApiError`. */
export type Route<Response = unknown> = (context: RequestContext) => Response | Promise<Response>;

/** The session of a call that needs one. */
export function sessionOf({ session }: RequestContext): Session {
  if (!session) throw new ApiError("SESSION_EXPIRED");
  return session;
}

/** A field of the body as text; empty where it is none. */
export function textOf({ body }: RequestContext, name: string): string {
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  return typeof value === "string" ? value : "";
}
