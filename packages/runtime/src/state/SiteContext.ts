import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { createContext, use } from "react";

export const SiteContext = createContext<SiteConfig | undefined>(undefined);

/** The brand that is shown, as `<SiteApp site>` got it. Throws outside of `<SiteApp>`. */
export function useSite(): SiteConfig {
  const site = use(SiteContext);
  if (!site) throw new Error("The site is only available inside <SiteApp>.");
  return site;
}
