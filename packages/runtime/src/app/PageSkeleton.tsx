import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import * as page from "../kit/page/page.css.ts";
import * as css from "./PageSkeleton.css.ts";

/** The skeleton of a loading page, visible only if loading takes a while. */
export function PageSkeleton() {
  return (
    <div className={`${page.page} ${css.late} ${css.tall}`} aria-busy="true">
      <div className={css.block}>
        <Skeleton shape="fill" />
      </div>
    </div>
  );
}
