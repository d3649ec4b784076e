import { gameTypes } from "@livery/product/gameTypes.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";

/** Names a game type of the platform, also one that the brand does not offer; a type that is unknown keeps its id. */
export function useGameTypeName(): (id: string) => string {
  const { t } = useTranslation();
  const { t: menu } = useTranslation("menu");
  return (id) => {
    const type = gameTypes.find((row) => row.id === id);
    if (!type) return id;
    // It shares its page with the e-lottery.
    return type.id === "LOTT" ? menu("nav.LOTT") : t(`nav.${type.feature}`);
  };
}
