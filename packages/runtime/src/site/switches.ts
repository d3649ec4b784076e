import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { Switches } from "@livery/product/switches.gen.ts";
import { atom, useAtomValue } from "jotai";
import { use, useMemo } from "react";
import { SiteContext } from "./SiteContext.ts";

/** How what the platform said decides about a brand's switches. */
export interface SwitchJudge {
  readonly resolve: (site: Pick<SiteConfig, "switches" | "lockedSwitches">) => Switches;
}

/** Comes with the platform's response; as long as there is none the brand's own values hold. */
export const switchJudgeAtom = atom<SwitchJudge | undefined>(undefined);

/** What is on for this visitor, by the brand and the platform together (BR-037). Nothing else reads the brand's own values. */
export function useSwitches(): SiteConfig["switches"] {
  const site = use(SiteContext);
  if (!site) throw new Error("This is not inside <SiteApp>.");
  return useAtomValue(useMemo(() => switchesOf(site), [site]));
}

/**
 * A site's switches. Equal ones stay the same object: mostly the platform agrees with the brand, and no page is drawn
 * again for that.
 */
export function switchesOf(site: Pick<SiteConfig, "switches" | "lockedSwitches">) {
  let current = site.switches;
  return atom((get) => {
    const resolved = get(switchJudgeAtom)?.resolve(site) ?? site.switches;
    if (Object.entries(resolved).some(([id, on]) => current[id as keyof Switches] !== on)) current = resolved;
    return current;
  });
}
