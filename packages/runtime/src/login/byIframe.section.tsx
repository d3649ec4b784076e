import { GamePage } from "../launch/GamePage.tsx";

/** The page that shows a game: /game (RT-034). */
export default function Game() {
  return <GamePage />;
}
