import { atom } from "jotai";
import type { OpenedDialog } from "./dialogs.ts";

/** What the site says of the session, in one place over the page, until it is put away. */
export type Notice =
  /** The session ended by itself; who wants to go on logs in again (AU-022). */
  | { readonly kind: "expired" }
  /** The platform does not allow it (RO-020). */
  | { readonly kind: "forbidden" }
  /** The session's account is not an agent's, and the site is for agents (RO-011). */
  | { readonly kind: "agentsOnly" }
  /** /game was opened without a game (RT-035). */
  | { readonly kind: "noGame" }
  | { readonly kind: "welcome"; readonly name: string }
  /** A mail for a forgotten password was requested. */
  | { readonly kind: "mailed" }
  /** The account is made; logging in is left to its owner. */
  | { readonly kind: "made" }
  /** The member logged out in another tab of this browser. */
  | { readonly kind: "elsewhere" }
  /** The password is changed. `changedLogIn`: the member has to log in with it. */
  | { readonly kind: "changed" | "changedLogIn" }
  | { readonly kind: NotKept }
  /** A dialog's code or texts did not come. */
  | { readonly kind: "failed"; readonly dialog: OpenedDialog };

export const noticeAtom = atom<Notice | undefined>(undefined);

/** What the browser refused to keep: the session, the login details to remember, or a choice such as the language. */
type NotKept = "loginNotKept" | "notRemembered" | "choiceNotKept";

const saidAtom = atom<readonly NotKept[]>([]);

/** Says what the browser refused to keep, each once while the page is open (ST-026). The session matters most. */
export const sayNotKeptAtom = atom(null, (get, set, what: NotKept): void => {
  if (get(saidAtom).includes(what) || get(noticeAtom)?.kind === "loginNotKept") return;
  set(saidAtom, [...get(saidAtom), what]);
  set(noticeAtom, { kind: what });
});
