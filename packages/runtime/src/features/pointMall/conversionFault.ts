import type { FieldFault } from "../../kit/forms/formField.ts";
import { parseAmount } from "../../kit/money/parseAmount.ts";
import type { ConversionRange } from "./points.ts";

/** Points as people type them, as they type amounts: `1,000`, `１０００`. Undefined for what is no whole number of them. */
export function typedPoints(text: string): number | undefined {
  const parsed = parseAmount(text, { symbol: "", decimals: 0 });
  return parsed.ok ? parsed.amount : undefined;
}

/** What is wrong with the points that were typed; an empty text is for the field's rule to judge. */
export function conversionFault(text: string, { least, most, step }: ConversionRange): FieldFault | undefined {
  if (text === "") return undefined;
  const points = typedPoints(text);
  if (points === undefined || points <= 0) return "fault.amount";
  if (points < least) return "fault.amountLow";
  if (points > most) return "fault.amountHigh";
  return points % step === 0 ? undefined : "fault.amountPrecise";
}
