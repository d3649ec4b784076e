import { createContext, use, useEffect } from "react";

/** The forms inside a dialog that hold something unsaved. */
export const UnsavedFormsContext = createContext<Set<symbol> | undefined>(undefined);

/** A form tells the dialog around it, if there is one, that closing would lose what was entered. */
export function useReportUnsaved(unsaved: boolean): void {
  const forms = use(UnsavedFormsContext);
  useEffect(() => {
    if (!forms || !unsaved) return undefined;
    const mark = Symbol("unsaved");
    forms.add(mark);
    return () => void forms.delete(mark);
  }, [forms, unsaved]);
}
