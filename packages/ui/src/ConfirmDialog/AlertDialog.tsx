import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { QuestionBox } from "./QuestionBox.tsx";

export interface AlertDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: ReactNode;
  readonly actionLabel: string;
  /** It is being done. */
  readonly busy?: boolean;
  /** The one button, and Esc. */
  readonly onClose: () => void;
}

/** Says something that has to be known before anything else, such as the end of a session, with one way on. */
export function AlertDialog({ actionLabel, busy = false, onClose, ...message }: AlertDialogProps) {
  return (
    <QuestionBox {...message} onEscape={onClose}>
      <Button loading={busy} onClick={onClose} data-autofocus="">
        {actionLabel}
      </Button>
    </QuestionBox>
  );
}
