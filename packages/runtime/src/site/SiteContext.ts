import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { createContext, use } from "react";

export const SiteContext = createContext<SiteConfig | undefined>(undefined);

/** A brand without its switches: whether one is on is also the platform's to say, so that pages ask `useSwitches` (BR-037). */
export type ShownSite = Omit<SiteConfig, "switches" | "lockedSwitches">;

/** The brand that is shown, as `<SiteApp site>` got it. Throws outside of `<SiteApp>`. */
export function useSite(): ShownSite {
  const site = use(SiteContext);
  if (!site) throw new Error("This is not inside <SiteApp>.");
  return site;
}
