import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { QuestionBox } from "./QuestionBox.tsx";

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  /** The consequences. */
  readonly text?: ReactNode;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  /** The action is in progress: the buttons and Esc do nothing. */
  readonly busy?: boolean | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before an action that cannot be undone. The focus starts on cancel; Esc cancels, too. */
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
