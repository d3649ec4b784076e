import type { Game } from "@livery/platform/game.ts";
import { atom } from "jotai";
import { forgettersAtom } from "../session/forgetSession.ts";

/** What /game shows. */
export interface PlayedGame {
  readonly game: Pick<Game, "id" | "name" | "vendorName" | "type" | "rtp" | "lines">;
  readonly url: string;
  readonly trial: boolean;
  /** The page that it was opened from. */
  readonly from: string;
}

const heldAtom = atom<PlayedGame | undefined>(undefined);

/** The opened game. Its address may carry a key of the session, so it is only in memory, and gone after a logout (LA-047). */
export const playedGameAtom = atom(
  (get) => get(heldAtom),
  (get, set, next: (former: PlayedGame | undefined) => PlayedGame) => {
    get(forgettersAtom).add((token) => {
      if (token === undefined) set(heldAtom, undefined);
    });
    set(heldAtom, next);
  },
);
