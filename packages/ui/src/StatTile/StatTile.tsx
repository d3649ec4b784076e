import type { ReactNode } from "react";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./StatTile.css.ts";

export interface StatTileProps {
  readonly label: string;
  /** The formatted figure; a `Money` if it is an amount. */
  readonly value: ReactNode;
  /** Compared with the previous period. The text contains the sign, so that colour is not the only cue. */
  readonly change?: { readonly direction: "up" | "down" | "same"; readonly text: string } | undefined;
  readonly note?: ReactNode;
  /** The figure is loading. */
  readonly busy?: boolean | undefined;
}

/** One figure with its label. Put several side by side in a `<dl>` of a card. */
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
