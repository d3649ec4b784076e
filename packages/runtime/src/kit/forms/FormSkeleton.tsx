import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import type { ReactNode } from "react";
import * as css from "./FormSkeleton.css.ts";

interface FieldSkeleton {
  /** Whether a line below the field says what it takes. */
  readonly explained?: boolean | undefined;
}

interface FormSkeletonProps {
  readonly label: string;
  /** The fields to expect. */
  readonly fields?: readonly FieldSkeleton[] | undefined;
  /** What comes between the fields and the button. */
  readonly children?: ReactNode;
}

/** The place of a form whose fields are not known yet, as high as the form with the fields to expect. */
export function FormSkeleton({ label, fields = [{}, {}, {}], children }: FormSkeletonProps) {
  return (
    <div className={css.skeleton} role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {fields.map(({ explained = false }, row) => (
        <div key={row} className={css.skeletonField}>
          <span className={css.skeletonLabel}>
            <Skeleton shape="text" />
          </span>
          <div className={css.skeletonWell}>
            <Skeleton shape="fill" />
          </div>
          {explained && (
            <span className={css.skeletonHint}>
              <Skeleton shape="text" />
            </span>
          )}
        </div>
      ))}
      {children}
      <div className={css.skeletonButton}>
        <Skeleton shape="fill" />
      </div>
    </div>
  );
}
