import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { QuestionBox } from "./QuestionBox.tsx";

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  /** What comes of it. */
  readonly text?: ReactNode;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  /** It is being done: nothing can be pressed, and Esc waits, too. */
  readonly busy?: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something that cannot be taken back. The focus begins on the way out; Esc is the same. */
export function ConfirmDialog({
  cancelLabel,
  confirmLabel,
  busy = false,
  onCancel,
  onConfirm,
  ...question
}: ConfirmDialogProps) {
  return (
    <QuestionBox {...question} onEscape={busy ? stay : onCancel}>
      <Button variant="ghost" disabled={busy} onClick={onCancel} data-autofocus="">
        {cancelLabel}
      </Button>
      <Button loading={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </QuestionBox>
  );
}

const stay = () => undefined;
