import { Skeleton } from "../Skeleton/Skeleton.tsx";
import type { VendorChipsProps } from "./VendorChips.tsx";
import * as css from "./VendorChips.css.ts";

export interface VendorChipsSkeletonProps extends Pick<VendorChipsProps, "look"> {
  /** The approximate number of providers to expect. */
  readonly count?: number | undefined;
}

/** Placeholder for the providers while they load: as high as they will be. */
export function VendorChipsSkeleton({ look = "chips", count = COUNT[look] }: VendorChipsSkeletonProps) {
  return (
    <div className={css.list[look]} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.skeleton[look]}>
          <Skeleton shape="fill" />
        </div>
      ))}
    </div>
  );
}

const COUNT = { chips: 8, cards: 4 };
