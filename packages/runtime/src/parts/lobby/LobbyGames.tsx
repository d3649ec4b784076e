import type { GameTypeId } from "@livery/product/gameTypes.ts";
import type { RoutePath } from "@livery/product/routes.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { GameGridSkeleton } from "@livery/ui/GameGrid/GameGridSkeleton.tsx";
import { LongGameGrid } from "@livery/ui/GameGrid/LongGameGrid.tsx";
import { LoadMore } from "@livery/ui/LoadMore/LoadMore.tsx";
import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSite } from "../../state/SiteContext.ts";
import { CallView } from "../calls/CallView.tsx";
import { formatCount } from "../formatCount.ts";
import { CatalogueCard } from "../games/CatalogueCard.tsx";
import { vendorLink } from "../games/vendorLink.ts";
import { useArt } from "../useArt.ts";
import type { LobbyChoice } from "./lobbyChoice.ts";
import { useLobbyGames } from "./useLobbyGames.ts";

interface LobbyGamesProps {
  readonly gameType: GameTypeId;
  readonly path: RoutePath;
  readonly choice: LobbyChoice;
  readonly onChoice: (choice: LobbyChoice) => void;
}

/** The games of a choice, and the way to further ones. */
export function LobbyGames({ gameType, path, choice, onChoice }: LobbyGamesProps) {
  const { t } = useTranslation("lobby");
  const core = useTranslation().t;
  const { constants } = useSite();
  const { empty } = useArt();
  const list = useLobbyGames(gameType, choice);
  const isChosen = Object.keys(choice).length > 0;
  return (
    <section>
      <VisuallyHidden>
        <h2>{t("games")}</h2>
      </VisuallyHidden>
      <CallView
        call={list}
        what={t("games")}
        skeleton={<GameGridSkeleton label={t("games")} count={constants.menuGridFirstPageSize} />}
        empty={
          <EmptyState
            title={t("empty.title")}
            text={isChosen ? t("empty.text") : t("empty.none")}
            art={empty}
            action={isChosen && <Button onClick={() => onChoice({})}>{t("empty.reset")}</Button>}
          />
        }
      >
        {(games) => (
          <>
            <LongGameGrid label={t("games")} count={games.length}>
              {(index) => {
                const game = games[index];
                return game && <CatalogueCard game={game} href={vendorLink(path, game.vendor)} />;
              }}
            </LongGameGrid>
            <LoadMore
              state={list.more}
              onMore={list.loadMore}
              moreLabel={t("more")}
              countLabel={t("shown", { number: formatCount(games.length) })}
              failedLabel={t("failed")}
              retryLabel={core("failure.retry")}
            />
          </>
        )}
      </CallView>
    </section>
  );
}
