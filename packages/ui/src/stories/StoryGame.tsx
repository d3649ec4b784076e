import { GameCard, type GameCardProps } from "../GameCard/GameCard.tsx";
import { storyTexts } from "./texts.ts";
import { useStoryArt } from "./useStoryArt.ts";

interface StoryGameProps extends Partial<GameCardProps> {
  readonly index?: number;
}

/** A game card with texts in the page's language and a picture of the brand. */
export function StoryGame({ index = 0, ...rest }: StoryGameProps) {
  const texts = storyTexts();
  const { game } = useStoryArt();
  const values = ["96.2%", "25", "10"];
  return (
    <GameCard
      title={texts.games[index % texts.games.length] ?? ""}
      art={game(index)}
      vendor={texts.vendors[index % texts.vendors.length] ?? ""}
      players={texts.players}
      facts={texts.facts.map((label, fact) => ({ label, value: values[fact] ?? "" }))}
      play={{ label: texts.play, onPlay: () => undefined }}
      trial={{ label: texts.trial, onPlay: () => undefined }}
      favourite={{ on: false, label: texts.favourite, onToggle: () => undefined }}
      badge={index % 3 === 0 ? "HOT" : undefined}
      {...rest}
    />
  );
}
