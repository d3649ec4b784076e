import { type Minor, minor } from "@livery/product/money.ts";
import { amountParts, formatAmount } from "../money/formatAmount.ts";
import { parseAmount } from "../money/parseAmount.ts";
import type { Currency } from "../money/useCurrency.ts";
import { wholeUnits } from "../money/wholeUnits.ts";
import {
  type AmountLimits,
  type Entered,
  type Faults,
  fieldEntries,
  type FieldFault,
  type FormFields,
} from "./formField.ts";

/** What is wrong with an amount that was typed. An empty one is for the field's rule to judge. */
function amountFault(text: string, currency: Currency, { minimum, maximum }: AmountLimits): FieldFault | undefined {
  const parsed = parseAmount(text, currency);
  if (!parsed.ok) {
    if (parsed.problem === "empty") return undefined;
    return parsed.problem === "tooPrecise" ? "fault.amountPrecise" : "fault.amount";
  }
  if (parsed.amount <= 0) return "fault.amount";
  if (minimum !== undefined && parsed.amount < minimum) return "fault.amountLow";
  if (maximum !== undefined && parsed.amount > maximum) return "fault.amountHigh";
  return undefined;
}

/** A share is typed as an amount of percent is. */
const PERCENT: Currency = { symbol: "%", decimals: 2 };

const HUNDREDTHS = 100;

/** "4.5 %" as people write it: the mark of an amount is before it. */
const withoutMark = (text: string): string => text.normalize("NFKC").replace(/(?<=\d)\s*%\s*$/u, "");

/** What is wrong with the amounts and shares of a form. */
export function amountFaults<Name extends string>(
  fields: FormFields<Name>,
  values: Entered<Name>,
  currency: Currency,
): Faults<Name> {
  const faults = fieldEntries(fields).flatMap(([name, { kind, limits = {} }]) => {
    const unit = kind === "amount" ? currency : kind === "percent" ? PERCENT : undefined;
    const typed = values[name] ?? "";
    const fault = unit && amountFault(unit === PERCENT ? withoutMark(typed) : typed, unit, limits);
    return fault === undefined ? [] : [[name, fault]];
  });
  return Object.fromEntries(faults) as Faults<Name>;
}

/** The limits as the texts about an amount have them. */
export function limitValues(
  { minimum, maximum }: AmountLimits,
  currency: Currency,
): { readonly minimum: string; readonly maximum: string } {
  const say = (limit: Minor | undefined) =>
    limit === undefined ? "" : formatAmount(limit, currency, { decimals: "needed" });
  return { minimum: say(minimum), maximum: say(maximum) };
}

/** An amount as a field is filled in with it: what is pending after a reload, a preset. */
export function typedAmount(amount: Minor | undefined, currency: Currency): string {
  return amount === undefined ? "" : amountParts(amount, currency, { decimals: "needed" }).digits;
}

/** An amount of a form that was judged already, as it is sent. */
export function enteredAmount(text: string | undefined, currency: Currency): Minor {
  const parsed = parseAmount(text ?? "", currency);
  if (!parsed.ok) throw new Error(`"${text}" is not an amount: a field of kind "amount" rejects such values.`);
  return parsed.amount;
}

/** The limits of a share, given in percent. */
export function percentLimits({ most }: { readonly most?: number | undefined }): AmountLimits {
  return most === undefined ? {} : { maximum: minor(Math.round(most * HUNDREDTHS)) };
}

/** A share that is being typed, in percent; undefined as long as it is none. */
export function readPercent(text: string | undefined): number | undefined {
  const parsed = parseAmount(withoutMark(text ?? ""), PERCENT);
  return parsed.ok && parsed.amount >= 0 ? parsed.amount / HUNDREDTHS : undefined;
}

/** A share of a form that was judged already, in percent, as it is sent. */
export function enteredPercent(text: string | undefined): number {
  return enteredAmount(withoutMark(text ?? ""), PERCENT) / HUNDREDTHS;
}

/** A quarter and a half of a balance, in whole units, if the limits allow them. */
export function sharesOf(
  balance: Minor,
  { minimum = minor(0), maximum = balance }: AmountLimits,
  decimals: number,
): readonly { readonly share: "quarter" | "half"; readonly amount: Minor }[] {
  const shares = [
    { share: "quarter", amount: wholeUnits(balance / 4, decimals) },
    { share: "half", amount: wholeUnits(balance / 2, decimals) },
  ] as const;
  return shares.filter(({ amount }) => amount > 0 && amount >= minimum && amount <= maximum);
}
