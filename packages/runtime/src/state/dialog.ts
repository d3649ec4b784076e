import { atom } from "jotai";

/** The dialogs that belong to no page. */
export type DialogId = "login" | "register" | "logout";

/** Which of them was opened; the addresses of the registration show theirs by themselves (RT-006, RT-007). */
export const openDialogAtom = atom<DialogId | undefined>(undefined);
