import type { DialogRow } from "@livery/product/dialogs.ts";
import { createContext, use } from "react";

/** What a dialog knows about itself. */
interface DialogHandle {
  readonly row: DialogRow;
  readonly close: () => void;
}

export const DialogContext = createContext<DialogHandle | undefined>(undefined);

/** The dialog around the caller. Throws outside of the stack. */
export function useDialog(): DialogHandle {
  const dialog = use(DialogContext);
  if (!dialog) throw new Error("There is a dialog only inside <DialogStack>.");
  return dialog;
}
