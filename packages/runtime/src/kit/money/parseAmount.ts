import { type Minor, minor } from "@livery/product/money.ts";
import type { Currency } from "./useCurrency.ts";

/** Why a text is not an amount. `tooPrecise`: it has more decimals than the currency. */
type AmountProblem = "empty" | "malformed" | "tooPrecise" | "tooLarge";

type ParsedAmount =
  | { readonly ok: true; readonly amount: Minor }
  | { readonly ok: false; readonly problem: AmountProblem };

const numeral = /^(?<whole>\d+|\d{1,3}(?:,\d{3})+)?(?:\.(?<fraction>\d*))?$/u;

/**
 * Parses an amount as people type it: full-width or normal digits, with or without commas at the thousands, optionally
 * with the currency symbol and a plus or minus before it. It accepts everything that `formatAmount` returns. The form
 * checks whether the amount is allowed.
 */
export function parseAmount(text: string, { symbol, decimals }: Currency): ParsedAmount {
  const typed = text.normalize("NFKC").trim();
  if (typed === "") return { ok: false, problem: "empty" };
  const sign = /^[+−-]/u.exec(typed)?.[0] ?? "";
  const unsigned = typed.slice(sign.length).trimStart();
  const mark = symbol.normalize("NFKC");
  const digits = unsigned.startsWith(mark) ? unsigned.slice(mark.length).trimStart() : unsigned;
  const { whole = "", fraction = "" } = numeral.exec(digits)?.groups ?? {};
  if (whole + fraction === "") return { ok: false, problem: "malformed" };
  if (fraction.length > decimals) return { ok: false, problem: "tooPrecise" };
  const size = Number(whole.replaceAll(",", "") + fraction.padEnd(decimals, "0"));
  if (!Number.isSafeInteger(size)) return { ok: false, problem: "tooLarge" };
  return { ok: true, amount: minor(sign === "-" || sign === "−" ? 0 - size : size) };
}
