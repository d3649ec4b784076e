import type { ReactNode } from "react";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./LotteryCard.css.ts";

export interface LotteryGridProps {
  readonly children: ReactNode;
}

/** Lotteries side by side; on a phone one below the other. */
export function LotteryGrid({ children }: LotteryGridProps) {
  return <div className={css.grid}>{children}</div>;
}

export interface LotteryGridSkeletonProps {
  readonly count: number;
}

/** Placeholders for lotteries while they load. */
export function LotteryGridSkeleton({ count }: LotteryGridSkeletonProps) {
  return (
    <div className={css.grid} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.waiting}>
          <Skeleton shape="fill" />
        </div>
      ))}
    </div>
  );
}
