import type { SiteArt } from "@livery/product/siteConfig.ts";
import { useMode } from "../state/mode.ts";
import { useSite } from "../state/SiteContext.ts";

/** The brand's pictures, drawn for the mode that the page has. */
export function useArt(): SiteArt {
  const { assets } = useSite();
  const { mode } = useMode();
  return assets.art[mode];
}
