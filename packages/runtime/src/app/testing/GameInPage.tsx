import type { Game } from "@livery/platform/game.ts";
import { useAtomValue } from "jotai";
import { Link, Route, Routes, useLocation } from "react-router-dom";
import GamePage from "../../login/byIframe.section.tsx";
import SeamlessPage from "../../features/seamless/seamless.section.tsx";
import { CatalogueCard } from "../../games/CatalogueCard.tsx";
import { useOpenDialog } from "../../dialogs/dialogs.ts";
import { balanceAtom } from "../../kit/data/balance.ts";

interface GameInPageProps {
  readonly game: Game;
}

/** A page with the card of a game, /game and /seamless: for stories, inside `StackInPage`. It asks for the balance, as the header does. */
export function GameInPage({ game }: GameInPageProps) {
  const openDialog = useOpenDialog();
  const { pathname } = useLocation();
  useAtomValue(balanceAtom);
  return (
    <>
      <p data-testid="path">{pathname}</p>
      <button type="button" data-testid="logout" onClick={() => openDialog("logout")}>
        →
      </button>
      <Link data-testid="seamless" to="/seamless">
        ↓
      </Link>
      <Routes>
        <Route path="/game" element={<GamePage />} />
        <Route path="/seamless" element={<SeamlessPage />} />
        <Route
          path="*"
          element={
            <section style={{ width: 240 }} aria-label={game.vendorName}>
              <CatalogueCard game={game} />
            </section>
          }
        />
      </Routes>
    </>
  );
}
