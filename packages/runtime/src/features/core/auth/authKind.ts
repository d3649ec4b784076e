import type { DialogId } from "../../../state/dialog.ts";

/** The two forms of the dialog. */
export type AuthKind = Exclude<DialogId, "logout">;
