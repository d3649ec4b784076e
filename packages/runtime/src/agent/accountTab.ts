import { atom } from "jotai";

/** Which tab of the page of new members and links shows. */
export const accountTabAtom = atom<"member" | "links">("member");
