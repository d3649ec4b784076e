import * as css from "./Skeleton.css.ts";

export interface SkeletonProps {
  /** text: a line as high as the text around it. block: a box with the panel's corners. fill: the whole container. */
  readonly shape?: "text" | "block" | "fill" | undefined;
}

/** A placeholder for content that loads. Screen readers skip it; set `aria-busy` on its container. */
export function Skeleton({ shape = "text" }: SkeletonProps) {
  return <span className={css.shape[shape]} aria-hidden="true" />;
}
