import type { Game } from "@livery/platform/game.ts";
import { LongGameGrid } from "@livery/ui/GameGrid/LongGameGrid.tsx";
import { Toast } from "@livery/ui/Toast/Toast.tsx";
import { useAtom } from "jotai";
import { memo } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CatalogueCard } from "../CatalogueCard.tsx";
import { failedFavoriteAtom, useFavorite, useKeptFavorites } from "../useFavorite.ts";

interface GameCardsProps {
  readonly label: string;
  readonly games: readonly Game[];
}

/** The cards of a list of games, with hearts. */
export function GameCards({ label, games }: GameCardsProps) {
  const { t } = useTranslation("lobby");
  const core = useTranslation().t;
  const [failed, setFailed] = useAtom(failedFavoriteAtom);
  useKeptFavorites();
  return (
    <>
      <LongGameGrid label={label} count={games.length}>
        {(index) => {
          const game = games[index];
          return game && <Card key={game.id} game={game} />;
        }}
      </LongGameGrid>
      <Toast tone="error" dismissLabel={core("notice.close")} onDismiss={() => setFailed(undefined)}>
        {failed !== undefined && t("favourite.failed", { game: failed })}
      </Toast>
    </>
  );
}

/** The grid renders with every row that is scrolled in or measured; its cards do not. */
const Card = memo(function Card({ game }: { readonly game: Game }) {
  const favourite = useFavorite(game);
  return <CatalogueCard game={game} favourite={favourite} />;
});
