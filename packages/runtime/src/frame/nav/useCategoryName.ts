import { useTranslation } from "../../i18n/useTranslation.ts";
import type { NavCategory } from "./navGames.ts";

/** Names a category: as its page, except for the lottery, which shares one with the e-lottery. */
export function useCategoryName(): (category: NavCategory) => string {
  const { t } = useTranslation();
  const menu = useTranslation("menu").t;
  return ({ entry }) => (entry ? t(`nav.${entry.id}`) : menu("nav.LOTT"));
}
