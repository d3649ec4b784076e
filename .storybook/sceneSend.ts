import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import { type Send, createSend } from "@livery/platform/createSend.ts";
import { needsSession } from "@livery/platform/needsSession.ts";
import { baseLanguage, languages, type TextLanguage } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { captchaPicture } from "./captchaPicture.ts";
import { sceneResponse, visitorOf } from "./sceneResponses.ts";
import { type LiveCallId, sceneToken } from "./sceneFile.ts";
import { type Fault, type SceneId, sceneOf } from "./scenes.ts";

/** A platform that answers from a scene. */
export interface ScenePlatform {
  /** For `<SiteApp send>`. */
  readonly send: Send;
  /** The calls that were asked, each once, in their order. */
  readonly asked: ReadonlySet<LiveCallId>;
  /** Questions that no recording answers: what is missing in scripts/gen/scenes.ts. */
  readonly unanswered: ReadonlySet<string>;
  /** Takes every fault away; what waited is answered. */
  lift(): void;
}

interface SceneOptions {
  readonly scene: SceneId;
  readonly site: Pick<SiteConfig, "merchant" | "name" | "defaultLanguage">;
  /** What goes wrong beyond the scene's own faults. */
  readonly faults?: Readonly<Partial<Record<LiveCallId, Fault>>>;
  /** How long a site waits for an answer, in ms. */
  readonly timeoutMs?: number;
}

const TOKEN_HEADER = "Authorization";

/** What the site remembers of earlier stories. */
const memories = [
  [() => sessionStorage, ["token", "scroll", "merchant", "intentions"]],
  [() => localStorage, ["lang", "hisLang", "mode"]],
] as const;

/**
 * Opens a scene: this device holds the session of who is looking and nothing of earlier stories, and the site's own client
 * gets whole answers, so that envelope, decoders and errors are those of the site.
 */
export function openScene({ scene, site, faults = {}, timeoutMs }: SceneOptions): ScenePlatform {
  const { visitor, fault } = sceneOf(scene);
  for (const [area, keys] of memories) for (const key of keys) area().removeItem(key);
  if (visitor !== undefined) sessionStorage.setItem("token", sceneToken(visitor));

  const asked = new Set<LiveCallId>();
  const unanswered = new Set<string>();
  let lifted = false;
  let lift = (): void => undefined;
  const lifting = new Promise<void>((resolve) => (lift = resolve));
  const faultOf = (call: LiveCallId): Fault | undefined => {
    if (lifted) return undefined;
    return faults[call] ?? (fault && !(fault.opens && call === "systemStatus") ? fault.kind : undefined);
  };

  const answer = async (request: Request): Promise<Response> => {
    const { pathname, searchParams: query } = new URL(request.url);
    const call = callAt(request.method, pathname);
    if (!call) {
      unanswered.add(`${request.method} ${pathname}`);
      return refusal(404, "UNKNOWN_CALL");
    }
    asked.add(call);
    const happens = faultOf(call);
    if (happens === "slow") await lifting;
    else if (happens) return failing[happens]();
    if (call === "captcha") return Response.json({ success: true, value: captchaPicture("SCENE"), id: "scene" });
    const language = languageOf(request, site);
    const session = await sessionOf(request, call);
    if (needsSession(liveCalls[call]) && session === undefined) return refusal(401, "SESSION_EXPIRED");
    // A new account comes in as at the login.
    const question = {
      call: call === "register" ? "login" : call,
      query,
      language,
      brand: site.name[language],
    } as const;
    const found = sceneResponse({ scene, visitor: session, ...question });
    if (!found) unanswered.add(`${call}?${query}`);
    return found ?? refusal(501, "PLANNED");
  };

  return {
    send: createSend({
      origin: "/",
      merchant: site.merchant,
      language: () => document.documentElement.lang,
      token: () => sessionStorage.getItem("token") ?? undefined,
      tokenHeader: TOKEN_HEADER,
      ...(timeoutMs !== undefined && { timeoutMs }),
      fetch: (input, init) => answer(new Request(input, init)),
    }),
    asked,
    unanswered,
    lift() {
      lifted = true;
      lift();
    },
  };
}

const failing: Readonly<Record<Exclude<Fault, "slow">, () => Response>> = {
  down: () => {
    throw new TypeError("Failed to fetch");
  },
  notJson: () => new Response("<!doctype html><title>Bad gateway</title>"),
  otherShape: () => Response.json({ success: true, value: 7 }),
  error: () => refusal(500, "INTERNAL"),
};

function refusal(status: number, code: string): Response {
  return Response.json({ success: false, code, message: code }, { status });
}

function callAt(method: string, path: string): LiveCallId | undefined {
  const ids = Object.keys(liveCalls) as LiveCallId[];
  return ids.find((id) => liveCalls[id].method === method && liveCalls[id].path === path);
}

function languageOf(request: Request, site: SceneOptions["site"]): TextLanguage {
  const asked = request.headers.get("Language");
  return baseLanguage(languages.find(({ code }) => code === asked)?.code ?? site.defaultLanguage);
}

/** Who asks: by the session, and at the door by the account's name. A new account is an ordinary member's. */
async function sessionOf(request: Request, call: LiveCallId): Promise<string | undefined> {
  if (call === "register") return "member";
  if (call !== "login") return visitorOf(request.headers.get(TOKEN_HEADER));
  const { username } = (await request.json()) as { username: string };
  return accounts[username.toLowerCase()];
}

/** The reference platform's demo accounts, by the recordings of who they are. */
const accounts: Readonly<Partial<Record<string, string>>> = {
  demo: "member",
  vip: "member-rank-5",
  agent1: "agent",
  trial: "trial",
};
