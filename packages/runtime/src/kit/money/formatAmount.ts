import { type Minor, major, toMinor } from "@livery/product/money.ts";
import { formatCount } from "../formatCount.ts";
import type { Currency } from "./useCurrency.ts";

export interface AmountForm {
  /** `all` (default): as in a balance (HD-010). `needed`: no zero decimals. `none`: rounded, as in a ranking. */
  readonly decimals?: "all" | "needed" | "none" | undefined;
  /** Positive amounts get a plus sign. */
  readonly signed?: boolean | undefined;
}

interface AmountParts {
  readonly sign: "" | "+" | "−";
  readonly digits: string;
}

/**
 * The parts of a formatted amount: a comma at every thousand and a point before the currency's decimals. The format is
 * the same in every language (HD-010), so that a visitor can type what the page shows into an amount field.
 */
export function amountParts(amount: Minor, currency: Currency, form: AmountForm = {}): AmountParts {
  const { decimals = "all", signed = false } = form;
  const scale = wholeUnit(currency);
  const size = Math.abs(amount);
  const rest = size % scale;
  const whole = (size - rest) / scale;
  if (decimals === "none") {
    const rounded = rest * 2 < scale ? whole : whole + 1;
    return { sign: rounded === 0 ? "" : signOf(amount, signed), digits: formatCount(rounded) };
  }
  const hasDecimals = currency.decimals > 0 && (decimals === "all" || rest > 0);
  const fraction = hasDecimals ? `.${String(rest).padStart(currency.decimals, "0")}` : "";
  return { sign: signOf(amount, signed), digits: formatCount(whole) + fraction };
}

/** One whole unit of a currency. */
export function wholeUnit({ decimals }: Pick<Currency, "decimals">): Minor {
  return toMinor(major(1), decimals);
}

function signOf(amount: number, signed: boolean): AmountParts["sign"] {
  if (amount < 0) return "−";
  return signed && amount > 0 ? "+" : "";
}

/** An amount as text with the currency symbol, for hints, messages and labels. To render one, use `Amount`. */
export function formatAmount(amount: Minor, currency: Currency, form?: AmountForm): string {
  const { sign, digits } = amountParts(amount, currency, form);
  return `${sign}${currency.symbol} ${digits}`;
}
