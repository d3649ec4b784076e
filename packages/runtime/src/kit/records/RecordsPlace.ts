import { createContext, use } from "react";

/** Moves the focus to the records around a component. */
export const RecordsPlaceContext = createContext<() => void>(() => undefined);

/**
 * For a button in place of records, which they replace once it is pressed: does what the button does, and moves the focus
 * to them.
 */
export function useReplacedByRecords(press: () => void): () => void {
  const focusRecords = use(RecordsPlaceContext);
  return () => {
    press();
    focusRecords();
  };
}
