import { useAtomValue, useSetAtom } from "jotai";
import { createElement, type ReactNode, use } from "react";
import type { ClosedSiteProps } from "../features/core/closed/ClosedSite.tsx";
import { lazyCode } from "../parts/lazyCode.ts";
import { askSystemStatusAtom, firstSystemStatusAtom, systemStatusAtom } from "../state/systemStatus.ts";

/** Hardly anybody ever sees these pages. */
const closedSite = lazyCode(async () => (await import("../features/core/closed/ClosedSite.tsx")).ClosedSite);

/**
 * Lets the site be seen when the platform says that it is open; else what is the matter, and no page of the site at any
 * address (SY-002 … SY-004). Where the platform gives no answer it says so, and can be asked again in place (SY-018).
 */
export function StatusGate({ children }: { readonly children: ReactNode }) {
  const here = useAtomValue(systemStatusAtom);
  const ask = useSetAtom(askSystemStatusAtom);
  // Waits for it; what waits has no hook after it.
  const first = useAtomValue(firstSystemStatusAtom);
  const status = here ?? first;
  return status?.state === "open" ? children : <Closed status={status} retry={ask} />;
}

function Closed(props: ClosedSiteProps) {
  return createElement(use(closedSite.load()), props);
}
