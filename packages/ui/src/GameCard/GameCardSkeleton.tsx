import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./GameCard.css.ts";

/** Placeholder for a game card while it loads: the same heights, so that nothing moves when it arrives. */
export function GameCardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={css.media}>
        <Skeleton shape="fill" />
      </div>
      <div className={css.body}>
        <p className={css.skeletonTitle}>
          <Skeleton shape="text" />
        </p>
        <p className={css.vendor}>
          <Skeleton shape="text" />
        </p>
      </div>
    </div>
  );
}
