import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./Board.css.ts";

/** Stands in for two boards of five rows while they, or their code, are loading: as high as they will be. */
export function BoardGridSkeleton() {
  return (
    <div className={css.grid} aria-busy="true">
      <div className={css.skeleton}>
        <Skeleton shape="fill" />
      </div>
      <div className={css.skeleton}>
        <Skeleton shape="fill" />
      </div>
    </div>
  );
}
