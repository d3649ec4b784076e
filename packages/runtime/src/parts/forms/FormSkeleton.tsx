import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./FormSkeleton.css.ts";

interface FormSkeletonProps {
  readonly label: string;
  /** The number of fields to expect. */
  readonly fields?: number;
}

/** The place of a form whose fields are not known yet. */
export function FormSkeleton({ label, fields = 3 }: FormSkeletonProps) {
  return (
    <div className={css.skeleton} role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: fields }, (_, row) => (
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
