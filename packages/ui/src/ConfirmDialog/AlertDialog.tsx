import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { QuestionBox } from "./QuestionBox.tsx";

export interface AlertDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: ReactNode;
  readonly actionLabel: string;
  /** The action is in progress. */
  readonly busy?: boolean | undefined;
  /** Called by the only button and by Esc. */
  readonly onClose: () => void;
}

/** A message that the visitor must see before going on, such as the end of a session, with a single button. */
export function AlertDialog({ actionLabel, busy = false, onClose, ...message }: AlertDialogProps) {
  return (
    <QuestionBox {...message} onEscape={onClose}>
      <Button loading={busy} onClick={onClose} data-autofocus="">
        {actionLabel}
      </Button>
    </QuestionBox>
  );
}
