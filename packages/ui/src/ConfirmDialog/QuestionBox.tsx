import { type ReactNode, useId } from "react";
import { useFocusLoop } from "../Dialog/useFocusLoop.ts";
import { useModal } from "../Dialog/useModal.ts";
import * as css from "./QuestionBox.css.ts";

export interface QuestionBoxProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: ReactNode;
  readonly onEscape: () => void;
  /** One or two buttons. */
  readonly children: ReactNode;
}

/** The box of `ConfirmDialog` and `AlertDialog`: small and centred on every screen, and read out as a whole. */
export function QuestionBox({ open, title, text, onEscape, children }: QuestionBoxProps) {
  const modal = useModal({ open, onClose: onEscape, closeBeside: false });
  useFocusLoop(modal.ref);
  const id = useId();
  return (
    <dialog
      {...modal}
      className={css.box}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={text ? `${id}text` : undefined}
    >
      {open && (
        <div className={css.inside}>
          <h2 className={css.title} id={`${id}title`} tabIndex={-1} data-autofocus-title="">
            {title}
          </h2>
          {text && (
            <div className={css.text} id={`${id}text`}>
              {text}
            </div>
          )}
          <div className={css.actions}>{children}</div>
        </div>
      )}
    </dialog>
  );
}
