import type { SystemStatus } from "@livery/platform/calls/systemStatus.ts";
import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";
import { sessionAtom, startSessionAtom } from "../session/session.ts";
import { askSystemStatusAtom } from "../site/systemStatus.ts";
import { checkDelay, keepChecking } from "./keepChecking.ts";

/** Asks the platform for the status again. If the site is open, a session that could not be confirmed before is confirmed now. */
const recheckAtom = atom(null, async (get, set): Promise<void> => {
  const status = await set(askSystemStatusAtom);
  if (status?.state === "open" && get(sessionAtom).state === "unknown") await set(startSessionAtom);
});

/** Checks by itself while the page is shown, and returns the check for a button. */
export function useRecheck(status: SystemStatus | undefined): () => Promise<void> {
  const recheck = useSetAtom(recheckAtom);
  const { state, maintenanceEnd } = status ?? {};
  useEffect(() => {
    const known = state && { state, maintenanceEnd };
    return keepChecking(recheck, (checks) =>
      checkDelay({ status: known, checks, now: Date.now(), random: Math.random() }),
    );
  }, [recheck, state, maintenanceEnd]);
  return recheck;
}
