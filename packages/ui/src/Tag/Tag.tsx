import type { ReactNode } from "react";
import * as css from "./Tag.css.ts";

export interface TagProps {
  /** brand: a kind or a state. accent: new or hot; also used as a badge on art. live: like accent, for something that happens now. */
  readonly tone?: "brand" | "accent" | "live" | undefined;
  readonly children: ReactNode;
}

/** A short label. */
export function Tag({ tone = "brand", children }: TagProps) {
  return <span className={css.tone[tone]}>{children}</span>;
}
