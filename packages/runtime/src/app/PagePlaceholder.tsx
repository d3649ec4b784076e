import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import * as page from "../parts/page.css.ts";
import * as css from "./PagePlaceholder.css.ts";

/** The place of a first page that is on its way. Later pages replace the one before them without it. */
export function PagePlaceholder() {
  return (
    <div className={page.page} aria-busy="true">
      <div className={css.block}>
        <Skeleton shape="fill" />
      </div>
    </div>
  );
}
