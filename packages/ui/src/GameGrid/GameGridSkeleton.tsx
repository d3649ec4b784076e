import { GameCardSkeleton } from "../GameCard/GameCardSkeleton.tsx";
import { GameGrid, type GameGridProps } from "./GameGrid.tsx";

export interface GameGridSkeletonProps extends Pick<GameGridProps, "label"> {
  /** The number of cards to expect. */
  readonly count: number;
}

/** Placeholder for a grid of games while they load: as high as the games will be. */
export function GameGridSkeleton({ label, count }: GameGridSkeletonProps) {
  return (
    <GameGrid busy label={label}>
      {Array.from({ length: count }, (_, index) => (
        <GameCardSkeleton key={index} />
      ))}
    </GameGrid>
  );
}
