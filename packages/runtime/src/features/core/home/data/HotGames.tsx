import type { FeatureId } from "@livery/product/features.ts";
import type { Game } from "@livery/platform/game.ts";
import type { RoutePath } from "@livery/product/routes.ts";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { useArt } from "../../../../parts/useArt.ts";
import { hotGamesAtom } from "../../../../state/queries/catalogue.ts";
import { useQueryResult } from "../../../../state/queries/useQueryResult.ts";
import { useSite } from "../../../../state/SiteContext.ts";
import { GameShelf } from "./GameShelf.tsx";
import { HeadedSection } from "../HeadedSection.tsx";
import { lobbyOf } from "../planHome.ts";
import { SectionFailure } from "../SectionFailure.tsx";
import { shelfSize } from "../shelfSize.ts";
import { WaitingGames } from "../WaitingSection.tsx";
import { HomeGame } from "./HomeGame.tsx";

export interface HotGamesProps {
  readonly id: "hot";
  readonly number: number;
}

/** The games that are played most, of every type that the site has. */
export function HotGames({ id, number }: HotGamesProps) {
  const { t } = useTranslation();
  const { features, layout } = useSite();
  const { empty } = useArt();
  const { data, failed, retrying, retry } = useQueryResult(hotGamesAtom);
  if (failed) {
    return (
      <HeadedSection id={id} number={number}>
        <SectionFailure what={t("home.hot.title")} retrying={retrying} onRetry={retry} />
      </HeadedSection>
    );
  }
  if (!data) return <WaitingGames id={id} number={number} />;
  const games = openGames(data, features).slice(0, shelfSize(id, layout));
  if (games.length === 0) {
    return (
      <HeadedSection id={id} number={number}>
        <EmptyState form="row" level={3} title={t("home.hot.empty")} art={empty} />
      </HeadedSection>
    );
  }
  return (
    <GameShelf id={id} number={number}>
      {games.map(({ game, lobby }) => (
        <HomeGame key={`${game.type} ${game.id}`} game={game} lobby={lobby} />
      ))}
    </GameShelf>
  );
}

/** The games whose page the site has, each with it. */
function openGames(
  games: readonly Game[],
  features: Readonly<Record<FeatureId, boolean>>,
): readonly { readonly game: Game; readonly lobby: RoutePath }[] {
  return games.flatMap((game) => {
    const lobby = lobbyOf(game.type, features);
    return lobby ? [{ game, lobby }] : [];
  });
}
