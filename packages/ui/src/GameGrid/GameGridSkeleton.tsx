import { GameCardSkeleton } from "../GameCard/GameCardSkeleton.tsx";
import { GameGrid, type GameGridProps } from "./GameGrid.tsx";

export interface GameGridSkeletonProps extends Pick<GameGridProps, "label"> {
  /** How many cards will come. */
  readonly count: number;
}

/** Stands in for a grid of games while they are loading: as high as they will be. */
export function GameGridSkeleton({ label, count }: GameGridSkeletonProps) {
  return (
    <GameGrid busy {...(label && { label })}>
      {Array.from({ length: count }, (_, index) => (
        <GameCardSkeleton key={index} />
      ))}
    </GameGrid>
  );
}
