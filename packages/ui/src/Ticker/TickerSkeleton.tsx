import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./Ticker.css.ts";

/** Stands in for the line while its items are loading. */
export function TickerSkeleton() {
  return (
    <div className={css.ticker} aria-busy="true">
      <span className={css.skeleton}>
        <Skeleton />
      </span>
    </div>
  );
}
