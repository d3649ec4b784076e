import * as css from "./HeroControls.css.ts";

/** Keeps the height of the dots until it is known whether there are any. */
export function HeroControlsSkeleton() {
  return <div className={css.place} aria-hidden="true" />;
}
