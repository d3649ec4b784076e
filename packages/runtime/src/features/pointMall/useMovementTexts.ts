import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSite } from "../../site/SiteContext.ts";
import { pointTypes } from "./movements.ts";

/** Names where points come from; what the site does not know is shown as the platform sent it. */
export function useMovementTexts() {
  const { t } = useTranslation("pointMall");
  const { play } = useSite();
  return {
    t,
    typeText(type: string): string {
      const known = pointTypes.find((one) => one === type);
      if (known === undefined) return type;
      return known === "DEPOSIT" ? t(`movement.type.DEPOSIT.${play}`) : t(`movement.type.${known}`);
    },
  };
}
