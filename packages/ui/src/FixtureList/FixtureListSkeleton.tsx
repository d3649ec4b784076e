import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./FixtureList.css.ts";

/** A placeholder for a list of about six matches. */
export function FixtureListSkeleton() {
  return (
    <div className={css.waiting} aria-busy="true">
      <Skeleton shape="fill" />
    </div>
  );
}
