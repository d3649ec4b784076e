import { useLanguage } from "../site/language.ts";
import type { SiteClock } from "../kit/siteClock.ts";

/** The name of a moment's month. */
export function useMonthName({ now, timeZone }: SiteClock): string {
  const { language } = useLanguage();
  return new Intl.DateTimeFormat(language, { month: "long", timeZone }).format(now);
}
