import { type ReactNode, useId } from "react";
import { useModal } from "../Dialog/useModal.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as css from "./Drawer.css.ts";

export interface DrawerProps {
  readonly open: boolean;
  /** Called on Esc, on the close button and on a press outside; the owner of `open` sets it to false. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** The edge that it slides in from: start and end are the sides, bottom is a sheet. */
  readonly side?: "start" | "end" | "bottom" | undefined;
  readonly children: ReactNode;
}

/**
 * A panel over the page that keeps the focus until it is closed. A native modal `<dialog>`: the browser keeps the focus
 * inside, closes it on Esc and returns the focus to the element that opened it.
 */
export function Drawer({ open, onClose, title, closeLabel, side = "end", children }: DrawerProps) {
  const modal = useModal({ open, onClose, closeBeside: true });
  const titleId = useId();
  return (
    <dialog {...modal} className={css.drawer[side]} aria-labelledby={titleId}>
      <div className={css.inside}>
        <div className={css.head}>
          <h2 className={css.title} id={titleId}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div className={css.body}>{children}</div>
      </div>
    </dialog>
  );
}
