import type { Game } from "@livery/platform/game.ts";
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
import type { LaunchWish } from "./launchWish.ts";

type OneEach<Props extends Readonly<Record<BuiltDialogId, object>>> = Props;

type NoProps = Readonly<Record<never, never>>;

/** The props of each dialog; a built dialog without a line here does not compile. */
type DialogProps = OneEach<{
  readonly sideMenu: NoProps;
  /** Why it opened by itself. */
  readonly login: { readonly notice?: "expired" | "passwordSet" | undefined };
  readonly register: NoProps;
  readonly forgotPassword: NoProps;
  readonly freePlay: NoProps;
  readonly logout: NoProps;
  readonly welcome: NoProps;
  readonly ageNotice: NoProps;
  /** The password that the visitor just logged in with; not known after a reload (AU-053). */
  readonly forcedPassword: { readonly usedPassword?: string | undefined };
  readonly changePassword: NoProps;
  /** What happened, in the visitor's language, and a title that replaces the usual one. */
  readonly warning: { readonly text: string; readonly title?: string | undefined };
  readonly network: NoProps;
  /** Resolves the question whether the page may load again although that loses what was typed. */
  readonly reload: { readonly answer: (mayReload: boolean) => void };
  readonly launch: { readonly wish: LaunchWish };
  /** A game of the provider whose games it lists. */
  readonly gameWindow: { readonly game: Game; readonly trial: boolean };
  /** The notice to begin with; without one the visitor chooses. With `hide` the pop-ups, and what keeps them away today. */
  readonly notice: { readonly notice?: string | undefined; readonly hide?: ((today: boolean) => void) | undefined };
  readonly chat: NoProps;
  readonly memberCentre: { readonly pane?: MemberPaneId | undefined };
  readonly agentCentre: { readonly pane?: AgentPageId | undefined };
}>;

/** The props of a section: the id of the dialog to render, and the props that it was opened with. */
export type DialogSectionProps<Section extends DialogSectionId> = {
  readonly [Id in DialogOfSection<Section>]: DialogProps[Id] & { readonly id: Id };
}[DialogOfSection<Section>];

/** A dialog of the stack. */
export interface OpenedDialog {
  /** Stays the same while the same section renders it: the window stays from the login to the registration. */
  readonly key: number;
  readonly id: DialogId;
  readonly props: object;
}

/** The dialogs that were opened, the top one last. One whose gate is closed is not shown. */
export const dialogStackAtom = atom<readonly OpenedDialog[]>([]);

/** Keys are never used twice. */
let lastKey = 0;

/**
 * Opens a dialog on top. If the stack already has one of the same section, that one is replaced in place and everything
 * above it closes: a form leads to another form, a shortcut to another pane of the open centre.
 */
export const openDialogAtom = atom(null, (get, set, id: DialogId, props: object = {}) => {
  const stack = get(dialogStackAtom);
  const sameCode = stack.findIndex((dialog) => codeOf(dialog.id) === codeOf(id));
  const below = sameCode === -1 ? stack : stack.slice(0, sameCode);
  set(dialogStackAtom, [...below, { key: stack[sameCode]?.key ?? ++lastKey, id, props }]);
});

/** Closes the side menu below a dialog that it has led to. */
export const closeMenuBelowAtom = atom(null, (get, set, key: number) => {
  const stack = get(dialogStackAtom);
  const index = stack.findIndex((dialog) => dialog.key === key);
  const left = stack.filter(({ id }, at) => at >= index || !dialogRow(id).yields);
  if (left.length < stack.length) set(dialogStackAtom, left);
});

function codeOf(id: DialogId): string {
  return dialogRow(id).section ?? id;
}

/** Closes a dialog and everything above it. */
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
