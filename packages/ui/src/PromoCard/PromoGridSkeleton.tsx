import { PromoCardSkeleton } from "./PromoCardSkeleton.tsx";
import { PromoGrid } from "./PromoGrid.tsx";

export interface PromoGridSkeletonProps {
  /** The number of offers to expect. */
  readonly count: number;
}

/** Placeholder for offers while they load. */
export function PromoGridSkeleton({ count }: PromoGridSkeletonProps) {
  return (
    <PromoGrid>
      {Array.from({ length: count }, (_, index) => (
        <PromoCardSkeleton key={index} />
      ))}
    </PromoGrid>
  );
}
