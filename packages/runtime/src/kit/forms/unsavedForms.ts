import { useAtomValue } from "jotai";
import { createContext, use, useEffect } from "react";
import { unsavedFormsAtom } from "../../dialogs/beforeReload.ts";

/** The forms inside a dialog that hold something unsaved. */
export const UnsavedFormsContext = createContext<Set<symbol> | undefined>(undefined);

/**
 * A form reports that it holds something typed and not sent: to the page, which asks before it loads again, and with `guarded`
 * to the dialog around it, which asks before it closes.
 */
export function useReportUnsaved(unsaved: boolean, guarded: boolean): void {
  const inPage = useAtomValue(unsavedFormsAtom);
  const inDialog = use(UnsavedFormsContext);
  useEffect(() => {
    if (!unsaved) return undefined;
    const mark = Symbol("unsaved");
    const lists = guarded && inDialog ? [inPage, inDialog] : [inPage];
    for (const forms of lists) forms.add(mark);
    return () => {
      for (const forms of lists) forms.delete(mark);
    };
  }, [inPage, inDialog, unsaved, guarded]);
}
