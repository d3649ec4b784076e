import { atom } from "jotai";

/** Whether the side menu is open. */
export const sideMenuOpenAtom = atom(false);
