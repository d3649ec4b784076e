import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./FormSkeleton.css.ts";

const rows = ["first", "second", "third"] as const;

/** The place of a form whose fields are not known yet. */
export function FormSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={css.skeleton} role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {rows.map((row) => (
        <div key={row} className={css.skeletonField}>
          <span className={css.skeletonLabel}>
            <Skeleton shape="text" />
          </span>
          <div className={css.skeletonWell}>
            <Skeleton shape="fill" />
          </div>
        </div>
      ))}
      <div className={css.skeletonWell}>
        <Skeleton shape="fill" />
      </div>
    </div>
  );
}
