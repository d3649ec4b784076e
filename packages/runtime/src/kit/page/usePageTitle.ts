import { useEffect } from "react";
import { useOwnText } from "../../site/language.ts";
import { useSite } from "../../site/SiteContext.ts";

/**
 * Sets the document's title to the page's title and the brand's name. Without a title, as on home, to the brand's own.
 */
export function usePageTitle(title?: string): void {
  const site = useSite();
  const read = useOwnText();
  const name = read(site.name);
  const full = title === undefined ? read(site.title) : `${title} · ${name}`;
  useEffect(() => {
    document.title = full;
  }, [full]);
}
