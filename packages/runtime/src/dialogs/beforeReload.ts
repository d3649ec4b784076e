import { type DialogId, dialogRow, dialogs } from "@livery/product/dialogs.ts";
import { atom } from "jotai";
import { readStored, store } from "../storage/browserStorage.ts";
import { dialogStackAtom, openDialogAtom, type OpenedDialog } from "./dialogs.ts";

/** The forms on the page that hold something typed and not sent. */
export const unsavedFormsAtom = atom(() => new Set<symbol>());

/**
 * Prepares the page for loading again by itself (`missingAtom`): asks if something typed would be lost, and keeps the open
 * dialogs. Resolves to false if the visitor does not want it.
 */
export const beforeReloadAtom = atom(null, async (get, set): Promise<boolean> => {
  if (get(unsavedFormsAtom).size > 0) {
    const { promise, resolve: answer } = Promise.withResolvers<boolean>();
    set(openDialogAtom, "reload", { answer });
    if (!(await promise)) return false;
  }
  keepDialogs(get(dialogStackAtom));
  return true;
});

/** Where the dialogs wait while the page loads again. */
const REOPENED = "reopened";

type KeptDialog = Pick<OpenedDialog, "id"> & { readonly props: Readonly<Record<string, string>> };

/**
 * Keeps the open dialogs, but only those whose props are texts, such as the pane of a centre. A forced one is opened by its
 * session, and its props hold a password.
 */
function keepDialogs(stack: readonly OpenedDialog[]): void {
  const kept = stack.filter(({ id, props }) => !dialogRow(id).forced && hasOnlyTexts(props));
  store("session", REOPENED, JSON.stringify(kept.map(({ id, props }) => ({ id, props }))));
}

/** Opens the dialogs again that were open when the page loaded again by itself. */
export const reopenDialogsAtom = atom(null, (_get, set): void => {
  const kept = readStored("session", REOPENED);
  if (!kept) return;
  store("session", REOPENED, "");
  for (const { id, props } of readDialogs(kept)) set(openDialogAtom, id, props);
});

function readDialogs(text: string): readonly KeptDialog[] {
  try {
    const known: readonly DialogId[] = dialogs.map(({ id }) => id);
    const kept = JSON.parse(text) as readonly KeptDialog[];
    return kept.filter(({ id, props }) => known.includes(id) && hasOnlyTexts(props));
  } catch {
    return [];
  }
}

function hasOnlyTexts(props: object): boolean {
  return Object.values(props).every((value) => typeof value === "string");
}
