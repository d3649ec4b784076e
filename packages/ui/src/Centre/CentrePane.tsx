import { type ReactNode, use, useEffect, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as css from "./Centre.css.ts";
import { TitleFocusContext } from "./TitleFocusContext.ts";

export interface CentrePaneProps {
  readonly title: string;
  /** What the pane shows, in one sentence. */
  readonly lead?: ReactNode;
  /** At most one quiet action, such as an export; on a phone it is below the content. */
  readonly action?: ReactNode;
  /** At the end of the bar on a phone, such as the balance. */
  readonly end?: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Leads to the overview, on a phone. */
  readonly back?: { readonly label: string; readonly onBack: () => void } | undefined;
  /** Stays visible below the content: an `ActionBar`. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** One pane of a `Centre`: its head stays while its content scrolls. */
export function CentrePane({ title, lead, action, end, closeLabel, onClose, back, bar, children }: CentrePaneProps) {
  const titleId = useId();
  const pane = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleFocus = use(TitleFocusContext);
  const fills = back !== undefined;
  // A pane that loads is replaced by its content, whose title then has the focus, too.
  useLayoutEffect(() => {
    const own = heading.current;
    if (titleFocus?.take()) own?.focus();
    return () => titleFocus?.leave(document.activeElement === own);
  }, [titleFocus]);
  useEffect(() => {
    // On a phone the pane replaces the entry that was pressed; on a desktop that keeps the focus. Where a pane replaces
    // another state of itself, what had the focus is gone, and its new content may have taken it.
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (fills ? !pane.current?.contains(activeElement) : isLost) heading.current?.focus();
  }, [fills, title]);
  return (
    <section className={css.pane} aria-labelledby={titleId} ref={pane}>
      <header className={css.paneHead}>
        {back && <IconButton icon="arrowLeft" label={back.label} onClick={back.onBack} />}
        <h3
          className={css.paneTitle}
          id={titleId}
          ref={heading}
          tabIndex={-1}
          data-autofocus-title={fills ? "" : undefined}
        >
          {title}
        </h3>
        {back ? (
          end !== undefined && <span className={css.end}>{end}</span>
        ) : (
          <>
            {action}
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </>
        )}
      </header>
      <div className={css.paneBody}>
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
        {children}
        {back && action !== undefined && <div className={css.lastLine}>{action}</div>}
      </div>
      {bar}
    </section>
  );
}
