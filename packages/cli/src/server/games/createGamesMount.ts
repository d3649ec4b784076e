import { demoGames } from "@livery/gateway/provider/demoGames.ts";
import { PROVIDER_ROOT } from "@livery/gateway/provider/mountProvider.ts";
import { DEMO_GAMES_HOST } from "@livery/product/demoGames.ts";
import type { FontFiles } from "@livery/theme/render/fontFiles.ts";
import { Hono } from "hono";
import { dirname } from "node:path";
import { strippedModule } from "../clientModules.ts";
import { OWN_FONT } from "../gallery/ownPage.ts";
import type { Mount } from "../mount.ts";
import type { RequestHandler } from "../requestHandler.ts";
import { requestLike } from "../requestLike.ts";
import { gamePage } from "./gamePage.ts";

/** The rules of the games: a page's own copy is the platform's file, so that a player can check each round with it. */
const RULES = "@livery/gateway/provider/";

const CLIENT = new URL("./client/", import.meta.url);

interface GamesOptions {
  readonly platform: { readonly answer: RequestHandler };
  /** A font with Hangul, which a bare machine does not have. */
  readonly font: () => Promise<Pick<FontFiles, "css" | "files">>;
}

/**
 * The demonstration provider, at `games.localhost`: the pages of its games, and the way to its wallet at the platform.
 * Brands' pages frame it from another origin, as they do with a provider's games.
 */
export function createGamesMount({ platform, font }: GamesOptions): Mount {
  const app = new Hono<{ Bindings: { readonly visitor: string } }>();
  for (const game of demoGames) app.get(`/${game}/`, () => gamePage(game));
  app.get("/client/:file", async (context) => {
    const code = await moduleOf(context.req.param("file"));
    if (code === undefined) return context.notFound();
    return context.body(code, 200, { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" });
  });
  app.get(OWN_FONT, async ({ body }) => body((await font()).css, 200, { "Content-Type": "text/css; charset=utf-8" }));
  app.get(`${dirname(OWN_FONT)}/:file`, async ({ req, body, notFound }) => {
    const file = (await font()).files.find(({ name }) => name === req.param("file"));
    if (!file) return notFound();
    return body(new Uint8Array(file.content), 200, {
      "Content-Type": "font/woff2",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
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
  if (!/^[A-Za-z]+\.ts$/.test(file)) return undefined;
  const address = file.endsWith("Rules.ts") ? new URL(import.meta.resolve(`${RULES}${file}`)) : new URL(file, CLIENT);
  const code = await strippedModule(address);
  return code?.replaceAll(RULES, "./");
}
