import { gameList } from "@livery/platform/calls/gameList.ts";
import { hotGames } from "@livery/platform/calls/hotGames.ts";
import { vendors } from "@livery/platform/calls/vendors.ts";
import type { GameTypeId } from "@livery/product/gameTypes.ts";
import { languageAtom } from "../language.ts";
import { callAtom } from "./callAtom.ts";
import { memoizeByKey } from "./memoizeByKey.ts";
import { MINUTE } from "./minute.ts";

/** Games and their makers change by the day. */
const options = { staleTime: 10 * MINUTE };

/** The games that are played most. */
export const hotGamesAtom = callAtom(hotGames, (get) => ({ language: get(languageAtom) }), options);

/** The makers of the games, type by type. */
export const vendorsAtom = callAtom(vendors, (get) => ({ language: get(languageAtom) }), options);

/** How many games of a type its row on the first page asks for. */
const ROW = 12;

/** The first games of a type. */
export const firstGamesAtom = memoizeByKey((gameType: GameTypeId) =>
  callAtom(gameList, (get) => ({ gameType, page: 1, pageSize: ROW, language: get(languageAtom) }), options),
);
