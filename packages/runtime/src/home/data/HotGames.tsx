import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CatalogueCard } from "../../games/CatalogueCard.tsx";
import { GameShelf } from "../../games/GameShelf.tsx";
import { lobbyOf } from "../../launch/lobbyOf.ts";
import { shelfSize } from "../../games/shelfSize.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { hotGamesAtom } from "../../kit/data/catalogue.ts";
import { useQueryResult } from "../../kit/calls/useQueryResult.ts";
import { useSite } from "../../site/SiteContext.ts";
import { shelfRows } from "../planHome.ts";
import { SectionView } from "./SectionView.tsx";

export interface HotGamesProps {
  readonly id: "hot";
  readonly number: number;
}

/** The most played games of the types that the site has. */
export function HotGames({ id, number }: HotGamesProps) {
  const { t } = useTranslation();
  const { features, layout } = useSite();
  const { empty } = useArt();
  const call = useQueryResult(hotGamesAtom);
  const rows = shelfRows(id);
  return (
    <SectionView
      id={id}
      number={number}
      call={{
        ...call,
        data: call.data?.filter(({ type }) => lobbyOf(type, features)).slice(0, shelfSize(rows, layout)),
      }}
      empty={<EmptyState form="row" level={3} title={t("home.hot.empty")} art={empty} />}
    >
      {(games) => (
        <GameShelf label={t("home.hot.title")} rows={rows}>
          {games.map((game) => (
            <CatalogueCard key={`${game.type} ${game.id}`} game={game} />
          ))}
        </GameShelf>
      )}
    </SectionView>
  );
}
