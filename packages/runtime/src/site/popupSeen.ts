import { atom } from "jotai";
import { readStored, store } from "../storage/browserStorage.ts";
import { keepChoiceAtom } from "./keepChoice.ts";

/** Session storage notes for whom the pop-ups were shown, local storage the day on which the visitor wants none. */
const SHOWN_FOR = "popupShown";
const HIDDEN_ON = "popupHidden";

/** The device's day, for comparison only. */
const today = () => new Date().toDateString();

/** Whether the pop-up announcements are still to be shown: once to a visitor and once to a member, not on a day without. */
export function popupIsDue(visitor: "guest" | "member"): boolean {
  if (readStored("local", HIDDEN_ON) === today()) return false;
  const shownFor = readStored("session", SHOWN_FOR);
  return shownFor === undefined || (shownFor === "guest" && visitor === "member");
}

export function notePopupShown(visitor: "guest" | "member"): void {
  store("session", SHOWN_FOR, visitor);
}

/** Shows no more of them on this device today, or again. */
export const hidePopupTodayAtom = atom(null, (_get, set, hide: boolean): void => {
  set(keepChoiceAtom, HIDDEN_ON, hide ? today() : "");
});
