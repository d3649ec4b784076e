import { createContext, use } from "react";

interface PaneHandle {
  readonly title: string;
  readonly close: () => void;
  /** Leads to the overview, where the pane fills the screen. */
  readonly back: (() => void) | undefined;
  /** What the pane keeps while its centre is open: see `useKeptState`. */
  readonly kept?: Map<string, unknown>;
}

export const PaneContext = createContext<PaneHandle | undefined>(undefined);

/** The pane of a centre that contains the calling component. Throws outside of one. */
export function usePane(): PaneHandle {
  const pane = use(PaneContext);
  if (!pane) throw new Error("This is not inside a centre.");
  return pane;
}
