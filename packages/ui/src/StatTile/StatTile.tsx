import type { ReactNode } from "react";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./StatTile.css.ts";

export interface StatTileProps {
  readonly label: string;
  /** The figure, written out; a `Money` where it is one. */
  readonly value: ReactNode;
  /** Against the time before: its text carries the sign, so that the colour says nothing alone. */
  readonly change?: { readonly direction: "up" | "down" | "same"; readonly text: string };
  readonly note?: ReactNode;
  /** The figure is on its way. */
  readonly busy?: boolean;
}

/** One figure with what it means. Several stand side by side in a `<dl>`. */
export function StatTile({ label, value, change, note, busy = false }: StatTileProps) {
  return (
    <div className={css.tile} aria-busy={busy || undefined}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{busy ? <Skeleton /> : value}</dd>
      {(change || note) && (
        <dd className={css.below}>
          {change && <span className={css.change[change.direction]}>{change.text}</span>}
          {note && <span>{note}</span>}
        </dd>
      )}
    </div>
  );
}
