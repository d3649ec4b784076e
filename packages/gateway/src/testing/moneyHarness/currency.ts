import { currencyDecimals } from "@livery/product/currencies.ts";
import { PLAY_MONEY_DECIMALS } from "@livery/product/money.ts";

/** The currencies of runs: play money, one without decimals, and one with three. */
export const currencyCodes = ["P", "KRW", "KWD"] as const;

export type CurrencyCode = (typeof currencyCodes)[number];

/** How a run counts money. Its checks calculate with this, not with what the platform uses. */
export interface Currency {
  readonly code: CurrencyCode;
  /** The brand's setting; none for play money. */
  readonly decimals: number | undefined;
  /** The minor units of one whole unit. */
  readonly unit: number;
  /** The minor units of one size. Whatever a client moves is a few sizes and the number of its operation. */
  readonly size: number;
}

/** Without decimals a size is larger, because it has to have room for the number of every operation. */
const UNITS_A_SIZE: Readonly<Record<CurrencyCode, number>> = { P: 100_000, KRW: 1_000_000, KWD: 100_000 };

export function currencyOf(code: CurrencyCode): Currency {
  const decimals = code === "P" ? undefined : currencyDecimals[code];
  const unit = 10 ** (decimals ?? PLAY_MONEY_DECIMALS);
  return { code, decimals, unit, size: UNITS_A_SIZE[code] * unit };
}
