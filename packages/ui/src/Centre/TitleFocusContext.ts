import { createContext, type RefObject } from "react";

/** Whether the pane of a centre that has just gone had the focus on its title. */
export const TitleFocusContext = createContext<RefObject<boolean> | undefined>(undefined);
