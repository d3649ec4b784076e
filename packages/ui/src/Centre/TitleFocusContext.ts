import { createContext } from "react";

/** Whether the title of the pane that has just gone from a centre had the focus. */
export interface TitleFocus {
  readonly leave: (had: boolean) => void;
  /** True once after a title has left with the focus. */
  readonly take: () => boolean;
}

export const TitleFocusContext = createContext<TitleFocus | undefined>(undefined);

export function createTitleFocus(): TitleFocus {
  let isHeld = false;
  return {
    leave: (had) => {
      isHeld = had;
    },
    take: () => {
      const was = isHeld;
      isHeld = false;
      return was;
    },
  };
}
