import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { CatalogueCard } from "../../../../parts/games/CatalogueCard.tsx";
import { GameShelf } from "../../../../parts/games/GameShelf.tsx";
import { lobbyOf } from "../../../../parts/games/lobbyOf.ts";
import { shelfSize } from "../../../../parts/games/shelfSize.ts";
import { useArt } from "../../../../parts/useArt.ts";
import { hotGamesAtom } from "../../../../state/queries/catalogue.ts";
import { useQueryResult } from "../../../../state/queries/useQueryResult.ts";
import { useSite } from "../../../../state/SiteContext.ts";
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
