import { PLAY_MONEY_DECIMALS } from "@livery/product/money.ts";
import { useSite } from "../../site/SiteContext.ts";

export interface Currency {
  /** The brand's currency symbol (BR-042). */
  readonly symbol: string;
  readonly decimals: number;
}

export function useCurrency(): Currency {
  const { currencySymbol, currencyDecimals = PLAY_MONEY_DECIMALS } = useSite();
  return { symbol: currencySymbol, decimals: currencyDecimals };
}
