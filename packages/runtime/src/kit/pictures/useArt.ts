import type { SiteArt } from "@livery/product/siteConfig.ts";
import { useMode } from "../../site/mode.ts";
import { useSite } from "../../site/SiteContext.ts";

/** The brand's pictures for the current mode. */
export function useArt(): SiteArt {
  const { assets } = useSite();
  const { mode } = useMode();
  return assets.art[mode];
}
