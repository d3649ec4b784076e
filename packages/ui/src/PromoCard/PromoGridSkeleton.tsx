import { PromoCardSkeleton } from "./PromoCardSkeleton.tsx";
import { PromoGrid } from "./PromoGrid.tsx";

export interface PromoGridSkeletonProps {
  /** How many offers will come. */
  readonly count: number;
}

/** Stands in for offers while they are loading. */
export function PromoGridSkeleton({ count }: PromoGridSkeletonProps) {
  return (
    <PromoGrid>
      {Array.from({ length: count }, (_, index) => (
        <PromoCardSkeleton key={index} />
      ))}
    </PromoGrid>
  );
}
