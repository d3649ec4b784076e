import * as css from "./Badge.css.ts";
import { countText } from "./countText.ts";

export interface BadgeProps {
  readonly count: number;
}

/** How many are new. Nothing at 0; above 99 it says so instead of growing. */
export function Badge({ count }: BadgeProps) {
  if (count <= 0) return null;
  return <span className={css.badge}>{countText(count)}</span>;
}
