import { gameList } from "@livery/platform/calls/gameList.ts";
import { type LaunchRequest, launchGame } from "@livery/platform/calls/launchGame.ts";
import type { Game } from "@livery/platform/game.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { Send } from "@livery/platform/createSend.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { atom } from "jotai";
import { languageAtom } from "../language.ts";
import { sendAtom } from "../send.ts";
import { sessionAtom, tokenAtom } from "../session.ts";
import { systemStatusAtom } from "../systemStatus.ts";
import { gameAddress } from "./gameAddress.ts";

/** What came of a launch. `left`: nobody waits for it any more, or the session has ended. */
export type Launched =
  | { readonly state: "ready"; readonly url: string }
  | { readonly state: "invalid" | "left" }
  | { readonly state: "list"; readonly games: readonly Game[] }
  | { readonly state: "maintenance"; readonly others: readonly Game[] }
  /** `said` is the platform's own message. */
  | { readonly state: "failed"; readonly said?: string };

interface Wanted {
  readonly game: Game;
  readonly trial: boolean;
  readonly site: Pick<SiteConfig, "play" | "hosts">;
  readonly signal: AbortSignal;
}

/** How many other games are suggested in place of one under maintenance (LB-031). */
const SUGGESTED = 4;

/** Asks the platform to open a game, and checks the address that it gives (LA-006 … LA-018). */
export const askForGameAtom = atom(null, async (get, set, wanted: Wanted): Promise<Launched> => {
  const { game, trial, site, signal } = wanted;
  const session = get(sessionAtom);
  const request: LaunchRequest = {
    kind: "game",
    ...(game.roomId === undefined ? { gameId: game.id } : { roomId: game.roomId }),
    vendor: game.vendor,
    token: get(tokenAtom) ?? "",
    language: get(languageAtom),
    ...(game.nodeId !== undefined && { nodeId: game.nodeId }),
    ...(session.state === "in" && { account: session.member.account }),
    ...(trial && { trial }),
  };
  try {
    const { url: answer } = await get(sendAtom)(launchGame, request, { signal });
    const cdns = get(systemStatusAtom)?.gameHosts ?? [];
    const url = gameAddress(answer, { site, cdns, own: globalThis.location.origin });
    return url === undefined ? { state: "invalid" } : { state: "ready", url };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.failure === "aborted") return { state: "left" };
    if (error.code === "GAME_MAINTENANCE") return { state: "maintenance", others: await set(suggestionsAtom, game) };
    // A session that has ended is announced with its own notice (AU-022).
    if (get(tokenAtom) === undefined) return { state: "left" };
    return { state: "failed", ...(error.said !== undefined && { said: error.said }) };
  }
});

/** How many games a list of them requests. */
const LISTED = 48;

/** The games of the same type, of its provider if asked, without the one itself and without those under maintenance. */
async function gamesLike(
  { id, type, vendor }: Game,
  ofVendor: boolean,
  [send, language]: Asking,
): Promise<readonly Game[]> {
  const request = { gameType: type, page: 1, pageSize: LISTED, language, ...(ofVendor && { vendor }) };
  const { games } = await send(gameList, request);
  return games.filter((other) => other.id !== id && other.opens === "game" && !other.maintenance);
}

type Asking = readonly [send: Send, language: string];

/** Other games in place of one that cannot be played; none if the list does not come. */
const suggestionsAtom = atom(null, async (get, _set, game: Game): Promise<readonly Game[]> => {
  try {
    return (await gamesLike(game, false, [get(sendAtom), get(languageAtom)])).slice(0, SUGGESTED);
  } catch {
    return [];
  }
});

/** The games of a provider, to choose one (LA-024). */
export const vendorGamesAtom = atom(null, async (get, _set, game: Game): Promise<Launched> => {
  try {
    return { state: "list", games: await gamesLike(game, true, [get(sendAtom), get(languageAtom)]) };
  } catch {
    return { state: "failed" };
  }
});
