import type { DialogRow } from "@livery/product/dialogs.ts";
import { createContext, use } from "react";

/** What a dialog knows about itself. */
interface DialogHandle {
  readonly row: DialogRow;
  readonly close: () => void;
}

export const DialogContext = createContext<DialogHandle | undefined>(undefined);

/** The dialog that contains the calling component. Throws outside of the stack. */
export function useDialog(): DialogHandle {
  const dialog = use(DialogContext);
  if (!dialog) throw new Error("This is not inside <DialogStack>.");
  return dialog;
}
