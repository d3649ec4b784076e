import { gameList, type GamePage } from "@livery/platform/calls/gameList.ts";
import { defined } from "@livery/platform/defined.ts";
import type { Game } from "@livery/platform/game.ts";
import type { GameTypeId } from "@livery/product/gameTypes.ts";
import { major } from "@livery/product/money.ts";
import { atom, useAtom } from "jotai";
import { useEffect } from "react";
import { useLanguage } from "../../site/language.ts";
import { type EndlessList, useEndlessCall } from "../../kit/calls/useEndlessCall.ts";
import { useSite } from "../../site/SiteContext.ts";
import type { LobbyChoice } from "./lobbyChoice.ts";

type GamesRequest = Parameters<(typeof gameList)["encode"]>[0];

const pages = {
  at: (request: GamesRequest, page: number) => ({ ...request, page }),
  read: ({ games, page, pages: last }: GamePage) => ({ rows: games, page, pages: last }),
  rowKey: ({ id }: GamePage["games"][number]) => id,
};

/** How many games of each list a visitor has come to see, so that Back finds the same place in the same list. */
const shownCountsAtom = atom<Readonly<Record<string, number>>>({});

/**
 * The games of a lobby's choice. They are requested 24 at a time and shown 21 at first, then 18 more with each step; the
 * next request goes out when fewer than a step are left (LB-011, LB-012).
 */
export function useLobbyGames(gameType: GameTypeId, choice: LobbyChoice): EndlessList<Game> {
  const { constants } = useSite();
  const { language } = useLanguage();
  const request: GamesRequest = {
    gameType,
    language,
    page: 1,
    pageSize: constants.gameListPageSize,
    ...defined({
      vendor: choice.vendor,
      classification: choice.classification,
      search: choice.search,
      lowestBet: choice.higherBets ? major(constants.minimumBetHint) : undefined,
      lines: choice.moreLines ? constants.linesHint : undefined,
    }),
  };
  const found = useEndlessCall(gameList, request, pages);
  // A platform that does not know the classification sends games of every one (LB-117).
  const isChosen = ({ classification }: Game) =>
    classification === undefined || choice.classification === undefined || classification === choice.classification;
  const list = { ...found, data: found.data?.filter(isChosen) };
  const [counts, setCounts] = useAtom(shownCountsAtom);
  const key = JSON.stringify(request);
  const wanted = counts[key] ?? constants.menuGridFirstPageSize;
  const loaded = list.data?.length ?? 0;
  const { more, loadMore } = list;
  const isLow = list.data !== undefined && loaded - wanted < constants.menuGridNextPageSize;
  useEffect(() => {
    if (isLow && more === "more") loadMore();
  }, [isLow, more, loadMore]);
  return {
    ...list,
    data: list.data?.slice(0, wanted),
    more: loaded > wanted ? "more" : more === "more" ? "loading" : more,
    loadMore: () => {
      if (loaded > wanted) setCounts({ ...counts, [key]: Math.min(wanted, loaded) + constants.menuGridNextPageSize });
      else loadMore();
    },
  };
}
