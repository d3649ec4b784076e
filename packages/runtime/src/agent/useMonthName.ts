import { useLanguage } from "../site/language.ts";

/** The name of a moment's month. */
export function useMonthName(now: Date): string {
  const { language } = useLanguage();
  return new Intl.DateTimeFormat(language, { month: "long" }).format(now);
}
