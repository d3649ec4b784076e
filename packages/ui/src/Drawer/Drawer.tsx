import { type ReactNode, useId } from "react";
import { useModal } from "../Dialog/useModal.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as css from "./Drawer.css.ts";

export interface DrawerProps {
  readonly open: boolean;
  /** Asked by Esc, the cross and a press beside it; whoever holds `open` sets it to false. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** From which edge it comes: start and end are the sides, bottom is a sheet. */
  readonly side?: "start" | "end" | "bottom";
  readonly children: ReactNode;
}

/**
 * A panel over the page that takes the focus until it is closed. A native modal `<dialog>`: the browser keeps the focus
 * inside, closes it with Esc and gives the focus back to whatever opened it.
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
