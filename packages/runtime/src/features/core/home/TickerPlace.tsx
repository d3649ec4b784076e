import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import * as css from "./Home.css.ts";

/** The place of the line of notices while they are on the way. */
export function TickerPlace() {
  return (
    <div className={css.tickerPlace}>
      <Skeleton />
    </div>
  );
}
