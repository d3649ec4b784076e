import { gameList } from "@livery/platform/calls/gameList.ts";
import { launchGame } from "@livery/platform/calls/launchGame.ts";
import type { Member } from "@livery/platform/calls/memberInfo.ts";
import { createSend } from "@livery/platform/createSend.ts";
import type { Game } from "@livery/platform/game.ts";
import { createStore } from "jotai";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import en from "../i18n/locales/en/launch.json" with { type: "json" };
import ko from "../i18n/locales/ko/launch.json" with { type: "json" };
import { languageAtom } from "../site/language.ts";
import { type Asked, askForGameAtom } from "./askForGame.ts";
import { sendAtom } from "../site/send.ts";
import { sessionAtom } from "../session/session.ts";
import { hostileAddresses } from "../testing/hostileAddresses.ts";
import { neo } from "../testing/memberStore.ts";
import { type LotteryPath, lotteryLaunch } from "./lotteryLaunch.ts";

// What a launch sends, from the game that was pressed to the request that the platform gets.

const own = "https://acme.example";
const site = { play: "real-money", hosts: { games: ["https://play.studio.example"] } } as const;

beforeEach(() => vi.stubGlobal("location", new URL(own)));
afterEach(() => vi.unstubAllGlobals());

interface Platform {
  readonly language?: "ko" | "en";
  readonly endpoints?: Readonly<Record<string, string>>;
  readonly url?: string;
}

/** A platform that notes what it gets. */
function platform({ language = "ko", endpoints, url = "https://play.studio.example/1" }: Platform = {}) {
  const got: { readonly address: string; readonly language: string | null; readonly body: unknown }[] = [];
  const send = createSend({
    origin: "https://platform.test",
    merchant: "ACM01",
    language: () => language,
    token: () => "t1",
    ...(endpoints && { endpoints }),
    fetch: async (input) => {
      const request = input as Request;
      const { url: address, headers } = request;
      got.push({ address, language: headers.get("Language"), body: await request.json() });
      return Response.json({ success: true, value: { game_url: url } });
    },
  });
  return { send, got };
}

interface Visit extends Platform {
  readonly isGuest?: boolean;
  /** The room that the game is played in. */
  readonly roomId?: string;
}

/** Presses a game as a member, or as a guest whose account is not known yet. */
async function launch(fields: object, options: Partial<Asked> = {}, { isGuest = false, roomId, ...of }: Visit = {}) {
  const { send, got } = platform(of);
  const store = createStore();
  store.set(sendAtom, send);
  store.set(languageAtom, of.language ?? "ko");
  store.set(
    sessionAtom,
    isGuest ? { state: "starting", token: "t1" } : { state: "in", token: "t1", member: neo as Member },
  );
  const game = { ...decoded(fields), ...(roomId && { roomId }) };
  const { signal } = new AbortController();
  const outcome = await store.set(askForGameAtom, { game, trial: false, site, signal, ...options });
  return { outcome, got };
}

/** A game as the platform lists it, by the site's own decoder. */
function decoded(fields: object): Game {
  const wire = { gameId: "pp-7", gameName: "A", vassalage: "PP", gameType: "RNG", showIcon: "/7.svg", ...fields };
  const list = gameList.decode({ games: [wire], pageNum: 1, totalPages: 1 });
  if (!list.ok || !list.value.games[0]) throw new Error("The game is not valid.");
  return list.value.games[0];
}

/** The fields that every launch of a game has. */
const always = {
  accountType: 1,
  confirmTrans: 0,
  launchMode: "GLS",
  platform: "html5-desktop",
  clientType: 3,
  token: "t1",
  merchantCode: "ACM01",
};

it.each([
  {
    what: "LA-006 LA-008 LA-011 LA-015 CN-057 a game",
    game: { gameId: 7, nodeId: 12, vassalage: "JL" },
    body: { ...always, gameId: "7", nodeId: "12", vassalage: "JL", username: "neo01", language: "ko" },
  },
  {
    what: "a game without a node, in English",
    game: {},
    language: "en" as const,
    body: { ...always, gameId: "pp-7", vassalage: "PP", username: "neo01", language: "en" },
  },
  {
    what: "LA-007 a room",
    game: { gameId: "R9", gameType: "PVP", vassalage: "KP" },
    roomId: "R9",
    body: { ...always, roomId: "R9", vassalage: "KP", username: "neo01", language: "ko" },
  },
  {
    what: "LB-005 the trial of a guest",
    game: {},
    options: { trial: true },
    isGuest: true,
    body: { ...always, gameId: "pp-7", vassalage: "PP", trial: true, language: "ko" },
  },
])(
  "$what is launched with exactly its fields, and the address has none of them",
  async ({ game, options, body, ...of }) => {
    const { got } = await launch(game, options, of);
    expect(got).toEqual([
      { address: "https://platform.test/wps/game/launchGame", language: of.language ?? "ko", body },
    ]);
  },
);

const brand = { device: "H5", prizeModes: { Lott: "1950", ZY: "1960", Elott: "1980", SEA: "3" } };
const everyLottery = { lottoArea: "VN", launchMode: "LOTT", device: "H5", language: "ko" };

type Choice = Partial<Parameters<typeof lotteryLaunch>[2]>;

it.each<[LotteryPath, Choice, object]>([
  ["/lottery", { gameCode: "SSC1" }, { prizeMode: "1950", lottoGameCode: "SSC1", lottoView: "betting" }],
  ["/lottery", { gameCode: "SSC1", vendor: "ZY" }, { prizeMode: "1960", lottoGameCode: "SSC1", lottoView: "betting" }],
  ["/lottery", {}, { prizeMode: "1950", lottoView: "lobby" }],
  [
    "/lottery",
    { gameCode: "EL1", isElectronic: true },
    { prizeMode: "1980", lottoGameCode: "EL1", lottoView: "betting" },
  ],
  ["/vnlottery", { gameCode: "VNHN" }, { prizeMode: "1950", lottoGameCode: "VNHN", lottoView: "betting" }],
  ["/seaLottery", {}, { prizeMode: "3", vassalage: "TCG_SEA", lottoView: "lobby" }],
])("%s launches the lottery %j with exactly its fields", async (path, choice, fields) => {
  const { send, got } = platform();
  await send(launchGame, lotteryLaunch(path, brand, { isElectronic: false, language: "ko", origin: own, ...choice }));
  expect(got.map(({ body }) => body)).toEqual([{ ...everyLottery, backUrl: `${own}${path}`, ...fields }]);
});

it.each([
  ["a room", "R1"],
  ["a game of another provider", undefined],
])("LA-037 %s is launched at the path that the site's map of endpoints names", async (_, roomId) => {
  const { got } = await launch(
    { vassalage: "XY" },
    {},
    { ...(roomId && { roomId }), endpoints: { launchGame: "/own/launch" } },
  );
  expect(got.map(({ address }) => address)).toEqual(["https://platform.test/own/launch"]);
});

it.each(hostileAddresses)("LA-040 LA-042 ER-019 %s is refused with a message: %j", async (_, url) => {
  const { outcome } = await launch({}, {}, { url });
  expect(outcome).toEqual({ state: "invalid" });
  for (const texts of [en, ko]) expect(texts["invalid.text"]).toMatch(/customer service|고객센터/u);
});
