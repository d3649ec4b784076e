import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { needsSession } from "@livery/platform/needsSession.ts";
import { baseLanguage, languages, type TextLanguage } from "@livery/product/languages.ts";
import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { TrieRouter } from "hono/router/trie-router";
import { mountAvatars } from "../avatars/mountAvatars.ts";
import { requireAgent } from "../members/isAgent.ts";
import { findSession } from "../members/sessions.ts";
import { mountProvider } from "../provider/mountProvider.ts";
import type { CheckTurnstile } from "../captcha/turnstile.ts";
import { mountFirebaseEmulator } from "../codes/firebaseEmulator.ts";
import type { Outbox } from "../codes/outbox.ts";
import type { Merchant } from "../merchant.ts";
import { requireOpenSite } from "../merchantStatus.ts";
import { routes } from "../routes.gen.ts";
import { isStorageFailure } from "../store/isStorageFailure.ts";
import { StoredResponse } from "../money/keys/storedResponse.ts";
import { visitorGroup } from "../protection/addressGroup.ts";
import type { Protection } from "../protection/createProtection.ts";
import type { Limits } from "../protection/limits.ts";
import type { Decrypter } from "../protection/encryption/createDecrypter.ts";
import type { DemoHistory } from "../seed/demoHistory.ts";
import { ConnectionDropped } from "../simulator/connectionDropped.ts";
import type { Simulator } from "../simulator/createSimulator.ts";
import { scopeOf, simulate } from "../simulator/simulate.ts";
import { usableSession } from "../signIn/restrictSession.ts";
import type { Store } from "../store/openStore.ts";
import type { SteadyClock } from "../time/openSteadyClock.ts";
import type { Route, RequestContext } from "../requestContext.ts";
import { ApiError, errorResponse } from "./apiError.ts";
import { bodyOf } from "./bodyOf.ts";

/** An unexpected error, with the number that its visitor was given. */
export interface ErrorReport {
  readonly id: string;
  readonly call: string;
  readonly error: unknown;
}

export interface AppOptions {
  readonly merchants: ReadonlyMap<string, Merchant>;
  readonly store: Store;
  readonly clock: () => number;
  readonly steady: Pick<SteadyClock, "look" | "usedSince">;
  readonly protection: Protection;
  readonly decrypter: Decrypter;
  readonly limits: Limits;
  readonly outbox: Outbox;
  /** Aborted when the platform closes: it accepts no more requests. */
  readonly closing: AbortSignal;
  readonly history: DemoHistory | undefined;
  readonly simulator: Simulator | undefined;
  readonly log: (report: ErrorReport) => void;
  readonly captchaText: () => string;
  readonly checkTurnstile: CheckTurnstile;
  readonly slidePlace: () => number;
  readonly gamesOrigin: (() => string | undefined) | undefined;
}

/**
 * The calls that a page sends by itself: who is logged in, to find out whether the session has ended, and what is new.
 * They do not keep a session alive.
 */
const watching: ReadonlySet<string> = new Set(["memberInfo", "unreadCount", "chatMessages"]);

/** What the server passes along with the request. */
type Environment = {
  readonly Bindings: { readonly address: string | undefined };
  /** The member's account name, once the session is known. */
  readonly Variables: { account?: string };
};
type Request = Context<Environment>;

/** The platform's HTTP interface. */
export function createApp(options: AppOptions): Hono<Environment> {
  // Hono's default router spends ten times as long on the first request, and finds no call faster.
  const app = new Hono<Environment>({ router: new TrieRouter() });
  app.use(async (context, next) => {
    await next();
    // The time by which orders and codes expire, which sites count down to.
    context.res.headers.set("Date", new Date(options.clock()).toUTCString());
    options.protection.leave(context.res.headers, context.req.raw);
  });
  const { simulator } = options;
  if (simulator) app.use((context, next) => simulated(options, simulator, context, next));
  app.use(async (context, next) => {
    if (options.closing.aborted) return refuse(options, context, "CLOSING");
    await options.steady.look();
    return options.protection.enter(context.req.raw, addressOf(context)) ?? next();
  });
  mountFirebaseEmulator(app, options);
  mountProvider(app, options);
  mountAvatars(app, options);
  for (const [id, call] of Object.entries(liveCalls)) {
    const route: Route = routes[id as keyof typeof routes];
    app.on(call.method, call.path, async (context) => {
      options.protection.enterCall(id, addressOf(context));
      const requestContext = await requestContextOf(options, call, context);
      const value = await options.protection.carryOut(async () => route(requestContext));
      for (const message of requestContext.notices) options.outbox.post(message);
      return answer(call, value);
    });
  }
  for (const [path, calls] of Map.groupBy(Object.values<Call<never, unknown>>(liveCalls), (call) => call.path)) {
    const allowed = calls.map(({ method }) => method).join(", ");
    app.all(path, (context) => {
      const refused = refuse(options, context, "WRONG_METHOD");
      refused.headers.set("Allow", allowed);
      return refused;
    });
  }
  app.notFound((context) => refuse(options, context, "UNKNOWN_CALL"));
  app.onError((error, context) => {
    if (error instanceof ConnectionDropped) throw error;
    if (error instanceof ApiError) return errorResponse(error, languageOf(options, context));
    return errorResponse(unexpected(options, context, error), languageOf(options, context));
  });
  return app;
}

/** Lets the simulator decide whether, when and how a request is handled; see `simulate`. */
function simulated(
  options: AppOptions,
  simulator: Simulator,
  context: Request,
  next: () => Promise<void>,
): ReturnType<typeof simulate> {
  return simulate(simulator, {
    request: context.req.raw,
    merchant: merchantOf(options, context)?.merchant,
    closing: options.closing,
    refuse: (...apiError) => refuse(options, context, ...apiError),
    carryOut: async () => {
      await next();
      return { response: context.res, account: context.get("account") };
    },
  });
}

/** Reports an unexpected error; the visitor gets its number. */
function unexpected({ log }: AppOptions, { req }: Request, error: unknown): ApiError {
  const id = randomBytes(6).toString("hex");
  log({ id, call: `${req.method} ${req.path}`, error });
  return new ApiError(isStorageFailure(error) ? "UNAVAILABLE" : "INTERNAL", { id });
}

function answer({ keepsEnvelope }: { readonly keepsEnvelope?: true }, value: unknown): Response {
  if (value instanceof StoredResponse) return value.toResponse();
  const body = keepsEnvelope ? { success: true, ...(value as object) } : { success: true, value };
  return Response.json(body);
}

function refuse(options: AppOptions, context: Request, ...apiError: ConstructorParameters<typeof ApiError>): Response {
  return errorResponse(new ApiError(...apiError), languageOf(options, context));
}

/** A caller of `fetch` without an environment has no address. */
function addressOf({ env }: Request): string | undefined {
  return (env as Environment["Bindings"] | undefined)?.address;
}

function merchantOf({ merchants }: AppOptions, context: Request): Merchant | undefined {
  return merchants.get(context.req.header("Merchant") ?? "");
}

/**
 * The language of the response: the requested one if this platform has texts in it, else English (BR-023); the
 * merchant's if the call requests none that is known.
 */
function languageOf(options: AppOptions, context: Request): TextLanguage {
  const asked = context.req.query("language") ?? context.req.header("Language");
  const known = languages.find(({ code }) => code === asked);
  return baseLanguage(known?.code ?? merchantOf(options, context)?.defaultLanguage ?? "en");
}

async function requestContextOf(
  options: AppOptions,
  call: Pick<Call<never, unknown>, "id" | "auth" | "encrypted" | "takesIdempotencyKey" | "whileClosed">,
  context: Request,
): Promise<RequestContext> {
  const merchant = merchantOf(options, context);
  if (!merchant) throw new ApiError("MERCHANT_UNKNOWN");
  const country = options.simulator?.countries.of(scopeOf(context.req.raw, merchant.merchant));
  await requireOpenSite(options.store.database, call, merchant, { country, now: options.clock() });
  const token = call.auth === "none" ? undefined : context.req.header(merchant.hosts.tokenHeader);
  const session = token
    ? await findSession(options.store.database, {
        merchant: merchant.merchant,
        token,
        now: options.clock(),
        isUse: !watching.has(call.id),
      })
    : undefined;
  // A token of an ended session is rejected even where none is needed: the client still believes in it.
  if (!session && (needsSession(call) || token)) throw new ApiError("SESSION_EXPIRED");
  if (session) {
    context.set("account", session.member.account);
    options.protection.enterAccount(call, session.member.id);
  }
  const usable = usableSession(call, session);
  if (call.auth === "agent" && session) {
    requireAgent(session.member);
    // Otherwise a page would show no contracts, although there are some a moment later.
    await options.history?.of(merchant);
  }
  const sent = await bodyOf(options, {
    call,
    merchant,
    session,
    request: context.req.raw,
    enterUpload: () => options.protection.enterUpload(session?.member.id, addressOf(context)),
  });
  return {
    store: options.store,
    database: options.store.database,
    merchant,
    language: languageOf(options, context),
    query: new URL(context.req.url).searchParams,
    ...sent,
    aside: (work) => options.protection.aside(work),
    address: visitorGroup(addressOf(context)),
    shownAddress: addressOf(context),
    country,
    // Read after the body has arrived: a slow upload must not use an outdated time.
    now: options.clock(),
    usedSince: options.steady.usedSince,
    session: usable,
    key: context.req.header("Idempotency-Key"),
    limits: options.limits,
    outbox: options.outbox,
    notices: [],
    captchaText: options.captchaText,
    checkTurnstile: options.checkTurnstile,
    slidePlace: options.slidePlace,
    gamesOrigin: options.gamesOrigin?.(),
    unexpected: (error) => unexpected(options, context, error),
  };
}
