import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { useFocusLoop } from "../Dialog/useFocusLoop.ts";
import { useModal } from "../Dialog/useModal.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { createTitleFocus, TitleFocusContext } from "./TitleFocusContext.ts";
import * as css from "./Centre.css.ts";

export interface CentreProps {
  readonly open: boolean;
  /** Called on Esc, on Back, on the close button and, with `closeBeside`, on a press outside; the owner of `open` sets it to false. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly closeBeside?: boolean | undefined;
  /** Who the member is, and what it has: the top of the side. It stays while the menu below it scrolls. */
  readonly head: ReactNode;
  /** The groups of panes, and what belongs below them. */
  readonly menu: ReactNode;
  /** both: beside one another, on a desktop. overview or pane: one of them fills the screen, on a phone. */
  readonly shown: "both" | "overview" | "pane";
  /** A `CentrePane`. */
  readonly children: ReactNode;
}

/**
 * A modal with a menu of panes and the chosen one: the member centre and the agent centre. It keeps its size from pane to
 * pane. On a phone the menu fills the screen as the overview, and each pane fills the screen.
 */
export function Centre(props: CentreProps) {
  const { open, onClose, title, closeLabel, closeBeside = false, head, menu, shown, children } = props;
  const modal = useModal({ open, onClose, closeBeside });
  useFocusLoop(modal.ref);
  const titleId = useId();
  const side = useKeptScroll(shown);
  const [titleFocus] = useState(createTitleFocus);
  return (
    <dialog {...modal} className={css.centre} data-shown={shown} aria-labelledby={titleId}>
      {open && (
        <div className={css.inside}>
          <div className={css.side} hidden={shown === "pane"} ref={side}>
            <div className={css.sideHead}>
              <div className={css.titleRow}>
                <h2
                  className={css.title}
                  id={titleId}
                  tabIndex={-1}
                  data-autofocus-title={shown === "pane" ? undefined : ""}
                >
                  {title}
                </h2>
                {shown === "overview" && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
              </div>
              {head}
            </div>
            <div className={css.menu}>{menu}</div>
          </div>
          {shown !== "overview" && <TitleFocusContext value={titleFocus}>{children}</TitleFocusContext>}
        </div>
      )}
    </dialog>
  );
}

/**
 * The overview is where it was scrolled to, and its last control has the focus, when a pane leads back to it. If it was not
 * there before, its title has the focus.
 */
function useKeptScroll(shown: CentreProps["shown"]) {
  const side = useRef<HTMLDivElement>(null);
  const left = useRef<{ readonly top: number; readonly focus: Element | null }>(undefined);
  useLayoutEffect(() => {
    const element = side.current;
    if (shown !== "overview" || !element) return undefined;
    if (left.current) element.scrollTop = left.current.top;
    const focus = left.current?.focus ?? element.querySelector("[data-autofocus-title]");
    if (!element.contains(document.activeElement) && focus instanceof HTMLElement) focus.focus({ preventScroll: true });
    const keep = () => (left.current = { top: element.scrollTop, focus: document.activeElement });
    element.addEventListener("scroll", keep);
    element.addEventListener("focusin", keep);
    return () => {
      element.removeEventListener("scroll", keep);
      element.removeEventListener("focusin", keep);
    };
  }, [shown]);
  return side;
}
