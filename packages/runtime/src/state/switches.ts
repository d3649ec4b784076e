import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { Switches } from "@livery/product/switches.gen.ts";
import { atom, useAtomValue } from "jotai";
import { use, useMemo } from "react";
import { SiteContext } from "./SiteContext.ts";

/** How what the platform said decides about a brand's switches. */
export interface SwitchJudge {
  readonly resolve: (site: Pick<SiteConfig, "switches" | "lockedSwitches">) => Switches;
}

/** Comes with the platform's answer; as long as there is none the brand's own values hold. */
export const switchJudgeAtom = atom<SwitchJudge | undefined>(undefined);

/** What is on for this visitor, by the brand and the platform together (BR-037). Nothing else reads the brand's own values. */
export function useSwitches(): Switches {
  const site = use(SiteContext);
  const judge = useAtomValue(switchJudgeAtom);
  const resolved = useMemo(() => site && (judge?.resolve(site) ?? site.switches), [site, judge]);
  if (!resolved) throw new Error("This is not inside <SiteApp>.");
  return resolved;
}
