import { allCalls, liveCalls, plannedCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { baseLanguage, languages, type TextLanguage } from "@livery/product/languages.ts";
import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Kysely } from "kysely";
import { findSession } from "../members/sessions.ts";
import type { Merchant } from "../merchant.ts";
import { routes } from "../routes.ts";
import type { Tables } from "../store/tables.ts";
import type { Route, Visit } from "../visit.ts";
import { Refusal, noStore, refusalResponse } from "./refusal.ts";

/** Larger than any call's body, but uploads, which come with a call of their own. */
const LARGEST_BODY = 64 * 1024;

/** An error that nobody expected, under the number that its visitor was told. */
export interface ErrorReport {
  readonly id: string;
  readonly call: string;
  readonly error: unknown;
}

export interface AppOptions {
  readonly merchants: ReadonlyMap<string, Merchant>;
  readonly database: Kysely<Tables>;
  readonly clock: () => number;
  readonly log: (report: ErrorReport) => void;
  readonly captchaText: () => string;
}

/** What whoever serves the platform knows beside the request. */
type Environment = { readonly Bindings: { readonly address: string | undefined } };
type Request = Context<Environment>;

/** Everything that is asked of the platform over HTTP. */
export function createApp(options: AppOptions): Hono<Environment> {
  const app = new Hono<Environment>();
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => refuse(options, context, "BODY_TOO_LARGE") }));
  for (const [id, call] of Object.entries(liveCalls)) {
    const route: Route = routes[id as keyof typeof routes];
    app.on(call.method, call.path, async (context) => answer(call, await route(await visitOf(options, call, context))));
  }
  for (const { id, ledger, method, path } of Object.values<Call<never, unknown>>(plannedCalls)) {
    app.on(method, path, (context) => refuse(options, context, "PLANNED", { call: id, ledger }));
  }
  for (const path of new Set(allCalls.map((call) => call.path))) {
    app.all(path, (context) => refuse(options, context, "WRONG_METHOD"));
  }
  app.notFound((context) => refuse(options, context, "UNKNOWN_CALL"));
  app.onError((error, context) => {
    if (error instanceof Refusal) return refusalResponse(error, languageOf(options, context));
    const id = randomBytes(6).toString("hex");
    options.log({ id, call: `${context.req.method} ${context.req.path}`, error });
    return refuse(options, context, "INTERNAL", { id });
  });
  return app;
}

function answer({ keepsEnvelope }: { readonly keepsEnvelope?: true }, value: unknown): Response {
  const body = keepsEnvelope ? { success: true, ...(value as object) } : { success: true, value };
  return Response.json(body, { headers: noStore });
}

function refuse(options: AppOptions, context: Request, ...refusal: ConstructorParameters<typeof Refusal>): Response {
  return refusalResponse(new Refusal(...refusal), languageOf(options, context));
}

function merchantOf({ merchants }: AppOptions, context: Request): Merchant | undefined {
  return merchants.get(context.req.header("Merchant") ?? "");
}

/**
 * The language of the answer: the one that the call asks for as far as this platform has texts in it, else English (BR-023);
 * the merchant's where the call asks for none that is known.
 */
function languageOf(options: AppOptions, context: Request): TextLanguage {
  const asked = context.req.query("language") ?? context.req.header("Language");
  const known = languages.find(({ code }) => code === asked);
  return baseLanguage(known?.code ?? merchantOf(options, context)?.defaultLanguage ?? "en");
}

async function visitOf(
  options: AppOptions,
  call: Pick<Call<never, unknown>, "auth">,
  context: Request,
): Promise<Visit> {
  const merchant = merchantOf(options, context);
  if (!merchant) throw new Refusal("MERCHANT_UNKNOWN");
  const now = options.clock();
  const token = call.auth === "none" ? undefined : context.req.header(merchant.hosts.tokenHeader);
  const session = token ? await findSession(options.database, merchant.merchant, token, now) : undefined;
  // A token that is no session any more is refused even where none is needed: the client still believes in it.
  if (!session && (call.auth === "token" || token)) throw new Refusal("SESSION_EXPIRED");
  return {
    database: options.database,
    merchant,
    language: languageOf(options, context),
    query: new URL(context.req.url).searchParams,
    body: await readBody(context),
    // Whoever calls `fetch` without an environment knows no address.
    address: (context.env as Environment["Bindings"] | undefined)?.address,
    now,
    session,
    captchaText: options.captchaText,
  };
}

/** The body's JSON object; empty where there is no body. */
async function readBody(context: Request): Promise<Visit["body"]> {
  const text = await context.req.text();
  if (text === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Visit["body"];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Refusal("BAD_REQUEST");
}
