import { Panel } from "../Panel/Panel.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./PromoCard.css.ts";

/** Placeholder for an offer while it loads. */
export function PromoCardSkeleton() {
  return (
    <div className={css.article} aria-hidden="true">
      <Panel className={css.card}>
        <div className={css.media}>
          <Skeleton shape="fill" />
        </div>
        <div className={css.copy}>
          <div className={css.waiting}>
            <p className={css.waitingTitle}>
              <Skeleton />
            </p>
            <p className={css.text}>
              <Skeleton />
            </p>
            <p className={css.text}>
              <Skeleton />
            </p>
          </div>
        </div>
      </Panel>
    </div>
  );
}
