import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./Ticker.css.ts";

/** Placeholder for the ticker while its items load. */
export function TickerSkeleton() {
  return (
    <div className={css.ticker} aria-busy="true">
      <span className={css.skeleton}>
        <Skeleton />
      </span>
    </div>
  );
}
