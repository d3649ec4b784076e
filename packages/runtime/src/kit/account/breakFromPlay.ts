import { PlatformError } from "@livery/platform/platformError.ts";
import { atom } from "jotai";
import { dialogStackAtom, openDialogAtom } from "../../dialogs/dialogs.ts";
import { noticeAtom } from "../../dialogs/notice.ts";
import { dropSessionAtom } from "../../session/session.ts";
import { leaveTabsAtom } from "../../session/tabs.ts";

/** Until when the member who was last here takes a break, ISO 8601. The login says so; another login forgets it. */
export const breakUntilAtom = atom<string | undefined>(undefined);

/** The login names a break, so that nothing there may invite to play. */
export const namesBreakAtom = atom((get) => get(breakUntilAtom) !== undefined);

/**
 * A break has begun: the platform has ended every session of the member, so this tab and the member's others log out
 * (CO-024). The login opens and names the end of the break.
 */
export const leaveForBreakAtom = atom(null, (_get, set, until: string): void => {
  set(dropSessionAtom, "loggedOut");
  set(noticeAtom, undefined);
  set(dialogStackAtom, []);
  set(breakUntilAtom, until);
  set(openDialogAtom, "login");
  set(leaveTabsAtom, true);
});

/** The end of the break for which the platform rejects a login. */
export function breakEndOf(error: unknown): string | undefined {
  if (!(error instanceof PlatformError) || error.code !== "EXCLUDED") return undefined;
  const { until } = (error.value ?? {}) as { readonly until?: unknown };
  return typeof until === "string" && !Number.isNaN(Date.parse(until)) ? until : undefined;
}
