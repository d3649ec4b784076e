import { useEffect } from "react";
import { useLanguage } from "../state/language.ts";
import { useSite } from "../state/SiteContext.ts";

/** Names the document after the page and the brand; without a title after the brand alone, as home does. */
export function usePageTitle(title?: string): void {
  const site = useSite();
  const { language } = useLanguage();
  const name = site.name[language];
  const full = title === undefined ? site.title[language] : `${title} · ${name}`;
  useEffect(() => {
    document.title = full;
  }, [full]);
}
