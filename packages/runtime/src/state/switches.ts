import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { Switches } from "@livery/product/switches.gen.ts";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { use, useEffect, useMemo } from "react";
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
  if (!resolved) throw new Error("The switches are only available inside <SiteApp>.");
  return resolved;
}

const askedAtom = atom(false);

/** Asks the platform, once a visit. The code comes with the question: no first page waits for either. */
const startSwitchesAtom = atom(null, async (get, set): Promise<void> => {
  if (get(askedAtom)) return;
  set(askedAtom, true);
  try {
    const { askSwitchesAtom } = await import("./askSwitches.ts");
    await set(askSwitchesAtom);
  } catch {
    // Without the code there is no answer either.
  }
});

/** Asks which switches are on once the page stands. */
export function useAskSwitches(): void {
  const start = useSetAtom(startSwitchesAtom);
  useEffect(() => void start(), [start]);
}
