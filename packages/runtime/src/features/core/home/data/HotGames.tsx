import type { FeatureId } from "@livery/product/features.ts";
import type { Game } from "@livery/platform/game.ts";
import type { RoutePath } from "@livery/product/routes.ts";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { CatalogueCard } from "../../../../parts/games/CatalogueCard.tsx";
import { GameShelf } from "../../../../parts/games/GameShelf.tsx";
import { shelfSize } from "../../../../parts/games/shelfSize.ts";
import { vendorLink } from "../../../../parts/games/vendorLink.ts";
import { useArt } from "../../../../parts/useArt.ts";
import { hotGamesAtom } from "../../../../state/queries/catalogue.ts";
import { useQueryResult } from "../../../../state/queries/useQueryResult.ts";
import { useSite } from "../../../../state/SiteContext.ts";
import { lobbyOf, shelfRows } from "../planHome.ts";
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
      call={{ ...call, data: call.data && openGames(call.data, features).slice(0, shelfSize(rows, layout)) }}
      empty={<EmptyState form="row" level={3} title={t("home.hot.empty")} art={empty} />}
    >
      {(games) => (
        <GameShelf label={t("home.hot.title")} rows={rows}>
          {games.map(({ game, lobby }) => (
            <CatalogueCard key={`${game.type} ${game.id}`} game={game} href={vendorLink(lobby, game.vendor)} />
          ))}
        </GameShelf>
      )}
    </SectionView>
  );
}

/** The games whose lobby the site has, each with its lobby. */
function openGames(
  games: readonly Game[],
  features: Readonly<Record<FeatureId, boolean>>,
): readonly { readonly game: Game; readonly lobby: RoutePath }[] {
  return games.flatMap((game) => {
    const lobby = lobbyOf(game.type, features);
    return lobby ? [{ game, lobby }] : [];
  });
}
