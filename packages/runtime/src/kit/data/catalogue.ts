import { gameList } from "@livery/platform/calls/gameList.ts";
import { hotGames } from "@livery/platform/calls/hotGames.ts";
import { vendors } from "@livery/platform/calls/vendors.ts";
import type { GameTypeId } from "@livery/product/gameTypes.ts";
import { languageAtom } from "../../site/language.ts";
import { callAtom } from "../calls/callAtom.ts";
import { memoizeByKey } from "../calls/memoizeByKey.ts";
import { MINUTE } from "../calls/minute.ts";

/** Games and their providers change about once a day. */
const options = { staleTime: 10 * MINUTE };

/** The most played games. */
export const hotGamesAtom = callAtom(hotGames, (get) => ({ language: get(languageAtom) }), options);

/** The game providers of each type; a reload in the same tab keeps them (LB-027). */
export const vendorsAtom = callAtom(vendors, (get) => ({ language: get(languageAtom) }), {
  ...options,
  keptAs: "gameVendor",
});

/** How many games a row of home requests. */
const ROW = 12;

export const firstGamesAtom = memoizeByKey((gameType: GameTypeId) =>
  callAtom(gameList, (get) => ({ gameType, page: 1, pageSize: ROW, language: get(languageAtom) }), options),
);
