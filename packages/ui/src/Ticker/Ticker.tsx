import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import * as css from "./Ticker.css.ts";

export interface TickerProps {
  /** The word before the notice, for example "Notice". */
  readonly label: string;
  readonly children: ReactNode;
  readonly more?: { readonly href: string; readonly label: string };
}

/** One line of news. It stands still: nothing on the page moves without the player (brief §7). */
export function Ticker({ label, children, more }: TickerProps) {
  return (
    <div className={css.ticker}>
      <span className={css.icon}>
        <Icon name="notices" />
      </span>
      <p className={css.text}>
        <b className={css.label}>{label}</b> {children}
      </p>
      {more && (
        <Link className={css.more} href={more.href}>
          {more.label}
        </Link>
      )}
    </div>
  );
}
