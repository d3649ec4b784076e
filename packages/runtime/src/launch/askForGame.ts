import { gameList } from "@livery/platform/calls/gameList.ts";
import type { LaunchRequest } from "@livery/platform/calls/launchGame.ts";
import { defined } from "@livery/platform/defined.ts";
import type { Game } from "@livery/platform/game.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { atom } from "jotai";
import { languageAtom } from "../site/language.ts";
import { sendAtom } from "../site/send.ts";
import { sessionAtom, tokenAtom } from "../session/session.ts";
import type { VendorWish } from "../dialogs/launchWish.ts";
import { openGameAtom } from "./openGame.ts";

/** Why a game does not open. */
export type LaunchProblem =
  | { readonly state: "invalid" | "none" }
  | { readonly state: "maintenance"; readonly others: readonly Game[] }
  /** `said` is the platform's own message. */
  | { readonly state: "failed"; readonly said?: string | undefined };

/** What came of a launch. `left`: nobody waits for it any more, or the session has ended. */
export type Launched = { readonly state: "ready"; readonly url: string } | { readonly state: "left" } | LaunchProblem;

export interface Asked {
  readonly game: Game;
  readonly trial: boolean;
  readonly site: Pick<SiteConfig, "play"> & { readonly hosts: Pick<SiteConfig["hosts"], "games"> };
  readonly signal: AbortSignal;
}

/** How many other games are suggested in place of one under maintenance (LB-031). */
const SUGGESTED = 4;

/** Asks the platform to open a game; suggests others where it is under maintenance. */
export const askForGameAtom = atom(null, async (get, set, asked: Asked): Promise<Launched> => {
  const { game, trial, site, signal } = asked;
  const session = get(sessionAtom);
  const request: LaunchRequest = {
    kind: "game",
    ...(game.roomId === undefined ? { gameId: game.id } : { roomId: game.roomId }),
    vendor: game.vendor,
    token: get(tokenAtom) ?? "",
    language: get(languageAtom),
    ...defined({
      nodeId: game.nodeId,
      account: session.state === "in" ? session.member.account : undefined,
      trial: trial || undefined,
    }),
  };
  const opening = await set(openGameAtom, { request, site, signal });
  if (opening.state !== "refused") return opening;
  const { code, said } = opening.error;
  if (code === "GAME_MAINTENANCE") return { state: "maintenance", others: await set(suggestionsAtom, game) };
  // A session that has ended is announced with its own notice (AU-022).
  if (get(tokenAtom) === undefined) return { state: "left" };
  return { state: "failed", said: said || undefined };
});

/** How many games are requested to find these among them. */
const LISTED = 48;

interface Listed {
  readonly gameType: string;
  readonly vendor?: string;
  readonly pageSize: number;
}

const listAtom = atom(null, async (get, _set, listed: Listed): Promise<readonly Game[]> => {
  const request = { page: 1, language: get(languageAtom), ...listed };
  return (await get(sendAtom)(gameList, request)).games;
});

/** Other games of the same type in place of one that cannot be played; none if the list does not come. */
const suggestionsAtom = atom(null, async (_get, set, game: Game): Promise<readonly Game[]> => {
  try {
    const games = await set(listAtom, { gameType: game.type, pageSize: LISTED });
    return games
      .filter(({ id, opens, maintenance }) => id !== game.id && opens === "game" && !maintenance)
      .slice(0, SUGGESTED);
  } catch {
    return [];
  }
});

/** The game that a provider opens with: its first one (HD-051). */
export const firstGameAtom = atom(
  null,
  async (
    _get,
    set,
    { type, code }: VendorWish,
    site: Pick<SiteConfig, "esportsVendors">,
  ): Promise<Game | LaunchProblem> => {
    // The platform lists the games of a provider that the brand moves to e-sports under sports.
    const gameType = site.esportsVendors?.includes(code) ? "SPORTS" : type;
    try {
      const [game] = await set(listAtom, { gameType, vendor: code, pageSize: 1 });
      return game ?? { state: "none" };
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      return { state: "failed", said: error.said || undefined };
    }
  },
);
