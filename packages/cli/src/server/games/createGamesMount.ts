import { PROVIDER_ROOT } from "@livery/gateway/provider/mountProvider.ts";
import { DEMO_GAMES_HOST } from "@livery/product/demoGames.ts";
import { Hono } from "hono";
import { strippedModule } from "../clientModules.ts";
import type { Mount } from "../mount.ts";
import type { RequestHandler } from "../requestHandler.ts";
import { requestLike } from "../requestLike.ts";
import { slotPage } from "./slotPage.ts";

/** The rules of the slot: the page's own copy is the platform's file, so that a player can check each round with it. */
const RULES = "@livery/gateway/provider/slotRules.ts";

const CLIENT = new URL("./client/", import.meta.url);

interface GamesOptions {
  readonly platform: { readonly answer: RequestHandler };
}

/**
 * The demonstration provider, at `games.localhost`: the pages of its games, and the way to its wallet at the platform.
 * Brands' pages frame it from another origin, as they do with a provider's games.
 */
export function createGamesMount({ platform }: GamesOptions): Mount {
  const app = new Hono<{ Bindings: { readonly visitor: string } }>();
  app.get("/slot/", () => slotPage());
  app.get("/slot/client/:file", async (context) => {
    const code = await moduleOf(context.req.param("file"));
    if (code === undefined) return context.notFound();
    return context.body(code, 200, { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" });
  });
  app.post("/api/:action{state|play}", ({ req, env }) => {
    const url = new URL(`${PROVIDER_ROOT}/${req.param("action")}`, req.url).href;
    return platform.answer(requestLike(req.raw, { url, headers: req.raw.headers }), env.visitor);
  });
  return {
    takes: (_path, host) => host.replace(/:\d+$/, "").toLowerCase() === DEMO_GAMES_HOST,
    answer: (request, visitor) => app.fetch(request, { visitor }),
  };
}

async function moduleOf(file: string): Promise<string | undefined> {
  if (file === "slotRules.ts") return strippedModule(new URL(import.meta.resolve(RULES)));
  if (!/^[A-Za-z]+\.ts$/.test(file)) return undefined;
  const code = await strippedModule(new URL(file, CLIENT));
  return code?.replaceAll(RULES, "./slotRules.ts");
}
