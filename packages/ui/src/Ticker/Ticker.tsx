import { useState } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Link } from "../Link/Link.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Ticker.css.ts";

export interface TickerProps {
  /** The word before the notice, for example "Notice". */
  readonly label: string;
  /** The notices; the visitor switches between several. */
  readonly items: readonly { readonly id: string; readonly text: string }[];
  /** Opens a notice; without it the notices are only text. */
  readonly onOpen?: ((id: string) => void) | undefined;
  readonly controls: { readonly previous: string; readonly next: string };
  readonly more?: { readonly href: string; readonly label: string } | undefined;
}

/** One line of news. It does not move: nothing on the page moves without the player (brief §7). */
export function Ticker({ label, items, onOpen, controls, more }: TickerProps) {
  const [chosen, setChosen] = useState(0);
  const count = items.length;
  const at = Math.min(chosen, count - 1);
  const item = items[at];
  if (!item) return null;
  return (
    <div className={css.ticker}>
      <span className={css.icon}>
        <Icon name="notices" />
      </span>
      <b className={css.label}>{label}</b>
      {/* after a press on an arrow, screen readers announce the new notice */}
      <p className={css.text} aria-live="polite">
        {onOpen ? (
          <button type="button" className={css.link} aria-haspopup="dialog" onClick={() => onOpen(item.id)}>
            {item.text}
          </button>
        ) : (
          item.text
        )}
      </p>
      {count > 1 && (
        <div className={css.turn}>
          <IconButton icon="caretLeft" label={controls.previous} onClick={() => setChosen((at + count - 1) % count)} />
          <span className={css.position}>
            {at + 1}/{count}
          </span>
          <IconButton icon="caretRight" label={controls.next} onClick={() => setChosen((at + 1) % count)} />
        </div>
      )}
      {more && (
        <Link className={css.more} href={more.href}>
          {more.label}
          <VisuallyHidden>: {label}</VisuallyHidden>
        </Link>
      )}
    </div>
  );
}
