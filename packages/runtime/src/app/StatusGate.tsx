import { useAtomValue } from "jotai";
import { createElement, type ReactNode, use } from "react";
import type { ClosedSiteProps } from "../closed/ClosedSite.tsx";
import { lazyCode } from "../loading/lazyCode.ts";
import { firstSystemStatusAtom, systemStatusAtom } from "../site/systemStatus.ts";

/** Loaded on demand: few visitors ever see these pages. */
const closedSite = lazyCode(async () => (await import("../closed/ClosedSite.tsx")).ClosedSite);

/**
 * Shows the site while the platform reports it as open. Otherwise every address shows why it is closed (SY-002 … SY-004), or
 * that the platform does not respond (SY-018).
 */
export function StatusGate({ children }: { readonly children: ReactNode }) {
  const here = useAtomValue(systemStatusAtom);
  // Suspends until the first status arrives, so no hook may follow.
  const first = useAtomValue(firstSystemStatusAtom);
  const status = here ?? first;
  return status?.state === "open" ? children : <Closed status={status} />;
}

function Closed(props: ClosedSiteProps) {
  return createElement(use(closedSite.load()), props);
}
