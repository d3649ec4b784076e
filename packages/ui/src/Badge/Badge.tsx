import * as css from "./Badge.css.ts";
import { countText } from "./countText.ts";

export interface BadgeProps {
  readonly count: number;
}

/** The number of new items. Nothing at 0; `99+` above 99, so that it does not grow. */
export function Badge({ count }: BadgeProps) {
  if (count <= 0) return null;
  return <span className={css.badge}>{countText(count)}</span>;
}
