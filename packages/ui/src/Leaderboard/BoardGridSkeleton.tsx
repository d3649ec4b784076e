import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./Board.css.ts";

/** Placeholder for two boards of five rows while they or their code load: as high as the boards will be. */
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
