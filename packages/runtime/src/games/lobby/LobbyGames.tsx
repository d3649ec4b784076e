import type { GameTypeId } from "@livery/product/gameTypes.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { GameGridSkeleton } from "@livery/ui/GameGrid/GameGridSkeleton.tsx";
import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useDeferredValue } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSite } from "../../site/SiteContext.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { useArt } from "../../kit/pictures/useArt.ts";
import { GameCards } from "./GameCards.tsx";
import type { LobbyChoice } from "./lobbyChoice.ts";
import { MoreGames } from "./MoreGames.tsx";
import { useLobbyGames } from "./useLobbyGames.ts";

interface LobbyGamesProps {
  readonly gameType: GameTypeId;
  readonly choice: LobbyChoice;
  readonly onChoice: (choice: LobbyChoice) => void;
}

/** The games of a choice, and the way to further ones. */
export function LobbyGames({ gameType, choice, onChoice }: LobbyGamesProps) {
  const { t } = useTranslation("lobby");
  const { constants } = useSite();
  const { empty } = useArt();
  const list = useLobbyGames(gameType, choice);
  const isChosen = Object.keys(choice).length > 0;
  // The cards of another list replace the skeleton in a render that leaves pauses for the visitor's input.
  const isLoaded = list.data !== undefined;
  const isReady = useDeferredValue(isLoaded) && isLoaded;
  return (
    <section>
      <VisuallyHidden>
        <h2>{t("games")}</h2>
      </VisuallyHidden>
      <CallView
        call={isReady ? list : { ...list, data: undefined }}
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
            <GameCards label={t("games")} games={games} />
            <MoreGames key={JSON.stringify(choice)} list={list} />
          </>
        )}
      </CallView>
    </section>
  );
}
