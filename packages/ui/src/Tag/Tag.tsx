import type { ReactNode } from "react";
import * as css from "./Tag.css.ts";

export interface TagProps {
  /** brand: a kind or a state. accent: what is new or hot; the badge that also stands on art. live: the same, for what goes on right now. */
  readonly tone?: "brand" | "accent" | "live";
  readonly children: ReactNode;
}

/** A short word that labels what it stands on. */
export function Tag({ tone = "brand", children }: TagProps) {
  return <span className={css.tone[tone]}>{children}</span>;
}
