import type { SystemStatus } from "@livery/platform/calls/systemStatus.ts";
import { createSend, type Send } from "@livery/platform/createSend.ts";
import type { WireGame } from "@livery/platform/decoders/shared/game.gen.ts";
import { features } from "@livery/product/features.ts";
import { gameTypes } from "@livery/product/gameTypes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { createTexts } from "@livery/runtime/i18n/createTexts.ts";
import type { StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import type { SceneId } from "./scenes.ts";
import { SceneSite } from "./SceneSite.tsx";
import { openScene } from "./sceneSend.ts";
import { siteIn } from "./siteIn.ts";
import { settingOf } from "./storyGlobals.ts";

export type LobbyStory = StoryObj<typeof SceneSite>;
export type ShownLobby = Parameters<NonNullable<LobbyStory["play"]>>[0];

/** A request of a lobby, by the last part of its path. */
export interface Asked {
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Answers a request with a value of the platform; undefined: as usual. */
type Reply = (asked: Asked) => unknown;

/** A refusal of the platform. */
export const refused = Symbol("refused");

interface LobbyOptions {
  readonly games?: readonly WireGame[];
  readonly scene?: SceneId;
  readonly reply?: Reply;
  readonly site?: Partial<SiteConfig>;
  /** The platform's image hosts; the brand allows all of them. */
  readonly imageHosts?: readonly string[];
}

export const PICTURE = "/wps/pictures/game/gem/story.svg";

/** A game of the platform with what a story needs to tell it apart. */
export function wireGame(id: string, about: Partial<WireGame> = {}): WireGame {
  return { gameId: id, gameName: id, vassalage: "PP", gameType: "RNG", showIcon: PICTURE, ...about };
}

/** The calls of lobbies; every other one gets the scene's response. */
const lobbyCalls: readonly string[] = [
  "gameList",
  "hotGames",
  "vendors",
  "vendorGameTypes",
  "favoriteGameIds",
  "favoriteGames",
  "setFavoriteGame",
  "recentGames",
  "rooms",
  "launchGame",
];

export const vendor = (code: string, isHot = 0) => ({
  vassalage: code,
  displayName: `Provider ${code}`,
  smallIcon: PICTURE,
  isHot,
});

const groups = gameTypes.map(({ id }) => ({
  gameCategory: id,
  vendors: [vendor("PP", 1), vendor("JL"), vendor("SG")],
}));

/** A platform of the specification: it filters and pages its games by the query. */
function usual({ call, query }: Asked, games: readonly WireGame[]): unknown {
  if (call === "GCSGAME_gameVendor") return groups;
  if (call === "GCSGAME_getVassGameType") return ["RNG", "FISH"];
  if (call === "GCSGAME_hotGamesV2") return { list: games };
  if (call === "GCSGAME_gameList") {
    const { pageNo = "1", pageSize = "24", gameType, vassalage, gameClassify, gameName = "" } = query;
    const found = games.filter(
      (game) =>
        game.gameType === gameType &&
        (vassalage === undefined || game.vassalage === vassalage) &&
        (gameClassify === undefined || game.gameClassify === gameClassify) &&
        game.gameName?.includes(gameName),
    );
    const first = (Number(pageNo) - 1) * Number(pageSize);
    const totalPages = Math.max(1, Math.ceil(found.length / Number(pageSize)));
    return { games: found.slice(first, first + Number(pageSize)), pageNum: Number(pageNo), totalPages };
  }
  return call === "MCSFE_getFavoriteGames" ? [] : { games: [], rooms: [], pageNum: 1, totalPages: 1 };
}

/** The sizes and hints of a brand that sets none (CN-020 …). */
const usualConstants = {
  gameListPageSize: 24,
  menuGridFirstPageSize: 21,
  menuGridNextPageSize: 18,
  minimumBetHint: 1,
  linesHint: 25,
};

let visits = 0;

/** Opens a page of a site with every feature, on a platform with these games. The site's own client reads its responses. */
export async function openLobby({ mount, ...story }: ShownLobby, path: string, options: LobbyOptions = {}) {
  const { games = [], scene = "guest", reply = () => undefined } = options;
  const base = siteIn(settingOf(story));
  const site: SiteConfig = {
    ...base,
    features: Object.fromEntries(features.map(({ id }) => [id, true])) as SiteConfig["features"],
    gameTypes: gameTypes.map(({ id }) => id),
    constants: { ...base.constants, ...usualConstants },
    ...(options.imageHosts && { hosts: { ...base.hosts, images: options.imageHosts } }),
    ...options.site,
  };
  const opened = openScene({ scene, site });
  const asked: Asked[] = [];
  const own = createSend({
    origin: "/",
    merchant: site.merchant,
    language: () => document.documentElement.lang,
    token: () => sessionStorage.getItem("token") ?? undefined,
    tries: 1,
    fetch: async (input) => {
      const request = input as Request;
      const { pathname, searchParams } = new URL(request.url);
      const text = await request.text();
      const call = pathname.split("/").at(-1) ?? "";
      const one = { call, query: Object.fromEntries(searchParams), body: text === "" ? undefined : JSON.parse(text) };
      asked.push(one);
      const value = (await reply(one)) ?? usual(one, games);
      if (value === refused) {
        return Response.json({ success: false, code: "INTERNAL", message: "" }, { status: 500 });
      }
      return Response.json({ success: true, value });
    },
  });
  const send = (async (call, request, sending) => {
    const response = await (lobbyCalls.includes(call.id) ? own : opened.send)(call, request, sending);
    const { imageHosts } = options;
    return call.id === "systemStatus" && imageHosts ? { ...(response as SystemStatus), imageHosts } : response;
  }) as Send;
  const show = async (at: string) => {
    visits += 1;
    await mount(<SceneSite key={visits} path={at} prepared={{ site, platform: { ...opened, send } }} />);
  };
  await show(path);
  const texts = createTexts(site, site.defaultLanguage);
  await Promise.all(
    (["core", "lobby", "gameLists", "poker", "slots", "auth"] as const).map((file) => texts.load(file)),
  );
  const t = texts.i18n.getFixedT(null, "lobby");
  const canvas = within(story.canvasElement);
  const core = texts.i18n.getFixedT(null, "core");
  /** Providers may have this label beside their name. */
  const hot = core("gameCard.hot");
  /** The link of a provider or a classification. */
  const choice = async (label: string, name: string) => {
    const nav = within(await canvas.findByRole("navigation", { name: label }));
    return nav.findByRole("link", { name: (said) => said.replace(` ${hot}`, "") === name });
  };
  return {
    site,
    canvas,
    t,
    core,
    auth: texts.i18n.getFixedT(null, "auth"),
    lists: texts.i18n.getFixedT(null, "gameLists"),
    poker: texts.i18n.getFixedT(null, "poker"),
    slots: texts.i18n.getFixedT(null, "slots"),
    /** Mounts the page again, as a reload does. */
    show,
    asked: (call: string) => asked.filter((one) => one.call === call),
    /** The requests for games so far, without those of home. */
    requested: () => asked.filter(({ call }) => call === "GCSGAME_gameList").map(({ query }) => query),
    choice,
    /** Follows that link. */
    choose: async (label: string, name: string) => (await choice(label, name)).click(),
    titles: () => canvas.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent),
    card: (name: string) => canvas.findByRole("article", { name }),
  };
}
