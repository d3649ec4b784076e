import { useTranslation } from "../../i18n/useTranslation.ts";
import { exchangeStatus, exchangeTypes } from "./exchanges.ts";

/** Names types and statuses of exchanges; what the site does not know is shown as the platform sent it. */
export function useExchangeTexts() {
  const { t } = useTranslation("pointMall");
  return {
    t,
    typeText(type: string): string {
      const known = exchangeTypes.find((one) => one === type);
      return known ? t(`exchange.type.${known}`) : type;
    },
    statusText(code: string): string {
      const status = exchangeStatus(code);
      return status ? t(`exchange.status.${status}`) : code;
    },
  };
}
