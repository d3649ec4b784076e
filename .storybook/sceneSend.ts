import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import { type Send, createSend } from "@livery/platform/createSend.ts";
import { needsSession } from "@livery/platform/needsSession.ts";
import { baseLanguage, languages, type TextLanguage } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { AGE_NOTICE_KEY } from "@livery/runtime/site/ageNotice.ts";
import { sessionToken } from "@livery/runtime/session/session.ts";
import { captchaPicture } from "./captchaPicture.ts";
import { sceneResponse, visitorOf } from "./sceneResponses.ts";
import { type LiveCallId, sceneToken } from "./sceneFile.ts";
import { type Fault, type SceneId, sceneOf } from "./scenes.ts";

/** A platform that responds from a scene's recordings. */
export interface ScenePlatform {
  /** For `<SiteApp send>`. */
  readonly send: Send;
  /** The calls that were requested, each once, in order. */
  readonly asked: ReadonlySet<LiveCallId>;
  /** Requests without a recording: add them to scripts/gen/scenes.ts. */
  readonly unanswered: ReadonlySet<string>;
  /** Ends every failure; pending requests get their responses. */
  lift(): void;
}

interface SceneOptions {
  /** The device has not seen the age notice yet. */
  readonly firstVisit?: boolean;
  /** The pop-up announcements are still to be shown. */
  readonly popups?: boolean;
  readonly scene: SceneId;
  readonly site: Pick<SiteConfig, "merchant" | "name" | "defaultLanguage">;
  /** Failures in addition to the scene's own. */
  readonly faults?: Readonly<Partial<Record<LiveCallId, Fault>>>;
  /** How long the site waits for a call that is slow, in ms; it waits for the others as long as always. */
  readonly timeoutMs?: number;
}

const TOKEN_HEADER = "Authorization";

/** What the site stores between stories. */
const memories = [
  [
    () => sessionStorage,
    [
      "token",
      "scroll",
      "merchant",
      "intentions",
      "settings",
      "validate",
      "routers",
      "gameVendor",
      "favGames",
      "popupShown",
    ],
  ],
  [() => localStorage, ["lang", "hisLang", "mode"]],
] as const;

/** Each scene replaces the one before it. */
let opened = 0;

/**
 * Opens a scene: stores the visitor's session and removes what earlier stories stored. The site's own client gets whole
 * responses, so that stories use the site's own parsing, decoders and errors. The scene before it responds no more, also
 * not with what it is reading: its site would still store that for the next one.
 */
export function openScene({
  scene,
  site,
  firstVisit = false,
  popups = false,
  faults = {},
  timeoutMs,
}: SceneOptions): ScenePlatform {
  const { visitor, fault } = sceneOf(scene);
  const number = (opened += 1);
  for (const [area, keys] of memories) for (const key of keys) area().removeItem(key);
  if (firstVisit) localStorage.removeItem(AGE_NOTICE_KEY);
  else localStorage.setItem(AGE_NOTICE_KEY, "seen");
  localStorage.setItem("popupHidden", popups ? "" : new Date().toDateString());
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

  const respond = async (request: Request): Promise<Response> => {
    const { pathname, searchParams: query } = new URL(request.url);
    const call = callAt(request.method, pathname);
    if (!call) {
      unanswered.add(`${request.method} ${pathname}`);
      return errorResponse(404, "UNKNOWN_CALL");
    }
    asked.add(call);
    const kind = faultOf(call);
    if (kind === "slow") await lifting;
    else if (kind) return failing[kind]();
    if (call === "captcha") return Response.json({ success: true, value: captchaPicture("SCENE"), id: "scene" });
    const language = languageOf(request, site);
    const session = await sessionOf(request, call);
    if (needsSession(liveCalls[call]) && session === undefined) return errorResponse(401, "SESSION_EXPIRED");
    // A new account gets the response of a login.
    const question = {
      call: call === "register" ? "login" : call,
      query,
      language,
      brand: site.name[language],
    } as const;
    const found = sceneResponse({ scene, visitor: session, ...question });
    if (!found) unanswered.add(`${call}?${query}`);
    return found ?? errorResponse(501, "NOT_RECORDED");
  };

  const client = (timeout: { readonly timeoutMs?: number }) =>
    createSend({
      origin: "/",
      merchant: site.merchant,
      language: () => document.documentElement.lang,
      token: sessionToken,
      tokenHeader: TOKEN_HEADER,
      ...timeout,
      fetch: (input, init) => respond(new Request(input, init)),
    });
  const [usual, impatient] = [client({}), client(timeoutMs === undefined ? {} : { timeoutMs })];
  const whileOpen = <Result>(result: Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      result.then(
        (value) => number === opened && resolve(value),
        (error: unknown) => number === opened && reject(error),
      );
    });

  return {
    send: (call, ...rest) => whileOpen((faultOf(call.id as LiveCallId) === "slow" ? impatient : usual)(call, ...rest)),
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
  error: () => errorResponse(500, "INTERNAL"),
};

function errorResponse(status: number, code: string): Response {
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

/** The visitor of a request: by the session, or by the account's name at login. A new account is an ordinary member. */
async function sessionOf(request: Request, call: LiveCallId): Promise<string | undefined> {
  if (call === "register") return "member";
  if (call !== "login") return visitorOf(request.headers.get(TOKEN_HEADER));
  const { username } = (await request.json()) as { username: string };
  return accounts[username.toLowerCase()];
}

/** The reference platform's demo accounts and the recordings of their visitors. */
const accounts: Readonly<Partial<Record<string, string>>> = {
  demo: "member",
  vip: "member-rank-5",
  agent1: "agent",
  trial: "trial",
};
