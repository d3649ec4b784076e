import type { AgentPageId } from "@livery/product/agentPages.ts";
import {
  type BuiltDialogId,
  type DialogId,
  type DialogOfSection,
  type DialogSectionId,
  dialogRow,
} from "@livery/product/dialogs.ts";
import type { MemberPaneId } from "@livery/product/memberPages.ts";
import { atom, useSetAtom } from "jotai";

type OneEach<Props extends Readonly<Record<BuiltDialogId, object>>> = Props;

type NoProps = Readonly<Record<never, never>>;

/** What each dialog is opened with; a built one without its line does not compile. */
type DialogProps = OneEach<{
  readonly login: NoProps;
  readonly register: NoProps;
  readonly logout: NoProps;
  readonly memberCentre: { readonly page?: MemberPaneId };
  readonly agentCentre: { readonly page?: AgentPageId };
}>;

/** What the code of a section gets: which of its dialogs it draws, and with what that was opened. */
export type DialogSectionProps<Section extends DialogSectionId> = {
  readonly [Id in DialogOfSection<Section>]: DialogProps[Id] & { readonly id: Id };
}[DialogOfSection<Section>];

/** A dialog of the stack. */
export interface OpenedDialog {
  /** The same as long as the same code draws it: from the login to the registration the window stays. */
  readonly key: number;
  readonly id: DialogId;
  readonly props: object;
}

/** What is open over the page, the top one last. Nothing of it shows whose gate is closed. */
export const dialogStackAtom = atom<readonly OpenedDialog[]>([]);

/** Keys are never used twice. */
let lastKey = 0;

/**
 * Puts a dialog on top. One that the same code draws already, wherever in the stack, takes the new place and props, and
 * what was over it is closed: so a form leads to another, and a shortcut to another page of the centre that is open.
 */
export const openDialogAtom = atom(null, (get, set, id: DialogId, props: object = {}) => {
  const stack = get(dialogStackAtom);
  const sameCode = stack.findIndex((dialog) => codeOf(dialog.id) === codeOf(id));
  const below = sameCode === -1 ? stack : stack.slice(0, sameCode);
  set(dialogStackAtom, [...below, { key: stack[sameCode]?.key ?? ++lastKey, id, props }]);
});

function codeOf(id: DialogId): string {
  return dialogRow(id).section ?? id;
}

/** Closes a dialog of the stack, and what was opened from it. */
export const closeDialogAtom = atom(null, (get, set, key: number) => {
  const stack = get(dialogStackAtom);
  const index = stack.findIndex((dialog) => dialog.key === key);
  if (index !== -1) set(dialogStackAtom, stack.slice(0, index));
});

/** A dialog by its id, with its props where it needs any. */
type OpenDialog = <Id extends BuiltDialogId>(
  id: Id,
  ...props: NoProps extends DialogProps[Id] ? [props?: DialogProps[Id]] : [props: DialogProps[Id]]
) => void;

export function useOpenDialog(): OpenDialog {
  return useSetAtom(openDialogAtom);
}
