import * as css from "./Skeleton.css.ts";

export interface SkeletonProps {
  /** text: a line in the height of the text around it. block: a box with the panel's corners. fill: all of its container. */
  readonly shape?: "text" | "block" | "fill";
}

/** A place that waits for its content. Silent: whoever shows it says `aria-busy`. */
export function Skeleton({ shape = "text" }: SkeletonProps) {
  return <span className={css.shape[shape]} aria-hidden="true" />;
}
