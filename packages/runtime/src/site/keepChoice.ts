import { atom } from "jotai";
import { isKept, store } from "../storage/browserStorage.ts";
import { sayNotKeptAtom } from "../dialogs/notice.ts";

/** Keeps on this device what the visitor chose, under a key of local storage, and says so if the browser refuses (ST-026). */
export const keepChoiceAtom = atom(null, (_get, set, key: string, value: string): void => {
  store("local", key, value);
  if (!isKept("local", key)) set(sayNotKeptAtom, "choiceNotKept");
});
