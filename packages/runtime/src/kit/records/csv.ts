import type { Minor } from "@livery/product/money.ts";
import { amountParts } from "../money/formatAmount.ts";
import type { Currency } from "../money/useCurrency.ts";
import { fullTime } from "./recordTime.ts";

/** Without it, spreadsheets read Korean as another encoding than UTF-8. */
const BOM = "\u{FEFF}";

const NUMBER = /^-?\d+(?:\.\d+)?$/u;

/** What a spreadsheet takes for the beginning of a formula, also behind white space. */
const FORMULA = /^[\s\u{FEFF}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;

/**
 * Rows as a CSV file that spreadsheets open: UTF-8 with a byte order mark, quoted where needed, with the line ends of
 * RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe before it; numbers stay numbers.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const safe = !NUMBER.test(text) && FORMULA.test(text) ? `'${text}` : text;
  return /["',\r\n\t;]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** An amount as a number of a spreadsheet, with all decimals of the currency: `-6800.00`. */
export function csvAmount(amount: Minor, currency: Currency): string {
  const { sign, digits } = amountParts(amount, currency);
  return `${sign === "" ? "" : "-"}${digits.replaceAll(",", "")}`;
}

/** A time in a time zone, in a form that spreadsheets read: `2026-11-24 14:05:10`. */
export function csvTime(iso: string | undefined, timeZone: string): string {
  const at = new Date(iso ?? "");
  if (Number.isNaN(at.getTime())) return iso ?? "";
  return fullTime(at, { timeZone }).replaceAll(".", "-");
}

/** The name of a file, of characters that every system takes: `statement-2026-11-01-2026-11-24.csv`. */
export function csvName(...parts: readonly (string | undefined)[]): string {
  return parts
    .filter(Boolean)
    .join("-")
    .replaceAll(/[^\w-]/gu, "")
    .slice(0, 60)
    .concat(".csv");
}

/** Hands a text to the browser as a file to keep. */
export function downloadCsv(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser may read it only after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
