import { use } from "react";
import { StoryArtContext } from "./StoryArtContext.ts";

/** The brand's pictures; `game(n)` starts over when there are fewer. */
export function useStoryArt() {
  const art = use(StoryArtContext);
  return { ...art, game: (index: number) => art.games[index % art.games.length] ?? "" };
}
