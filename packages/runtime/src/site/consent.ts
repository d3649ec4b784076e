import { atom } from "jotai";
import { readStored } from "../storage/browserStorage.ts";
import { keepChoiceAtom } from "./keepChoice.ts";

/** Where this device keeps what its visitor decided about requests to others. */
const KEY = "consent";

export type Consent = "yes" | "no";

const changedAtom = atom(0);

/** The visitor's decision about requests to others (CO-034); undefined until there is one, and when it is to be made again. */
export const consentAtom = atom(
  (get): Consent | undefined => {
    get(changedAtom);
    const kept = readStored("local", KEY);
    return kept === "yes" || kept === "no" ? kept : undefined;
  },
  (_get, set, consent: Consent | undefined) => {
    set(keepChoiceAtom, KEY, consent ?? "");
    set(changedAtom, (count) => count + 1);
  },
);
