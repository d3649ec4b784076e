import { GamePage } from "../../parts/game/GamePage.tsx";

/** The page that shows a game: /game (RT-034). */
export default function Game() {
  return <GamePage />;
}
