import { useEffect } from "react";
import { useOwnText } from "../state/language.ts";
import { useSite } from "../state/SiteContext.ts";

/** Names the document after the page and the brand; without a title after the brand alone, as home does. */
export function usePageTitle(title?: string): void {
  const site = useSite();
  const read = useOwnText();
  const name = read(site.name);
  const full = title === undefined ? read(site.title) : `${title} · ${name}`;
  useEffect(() => {
    document.title = full;
  }, [full]);
}
