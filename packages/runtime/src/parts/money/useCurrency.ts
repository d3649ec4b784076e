import { PLAY_MONEY_DECIMALS } from "@livery/product/money.ts";
import { useSite } from "../../state/SiteContext.ts";

export interface Currency {
  /** The brand's sign for its money (BR-042). */
  readonly symbol: string;
  readonly decimals: number;
}

/** What the site's money is in. */
export function useCurrency(): Currency {
  const { currencySymbol, currencyDecimals = PLAY_MONEY_DECIMALS } = useSite();
  return { symbol: currencySymbol, decimals: currencyDecimals };
}
