import { ConvertForm } from "./ConvertForm.tsx";
import { ConvertReceipt } from "./ConvertReceipt.tsx";
import type { Conversion, Convert, Terms } from "./mallData.ts";
import { WithPasswordKind } from "./SpendForm.tsx";

export interface ConvertingProps {
  readonly conversion: Convert;
  readonly points: number | undefined;
  readonly terms: Terms | undefined;
  readonly made: Conversion | undefined;
  readonly onMade: (conversion: Conversion) => void;
}

/** The content of the drawer in which points become money. */
export function Converting({ made, ...form }: ConvertingProps) {
  if (made) return <ConvertReceipt conversion={made} />;
  return <WithPasswordKind>{(kind) => <ConvertForm {...form} kind={kind} />}</WithPasswordKind>;
}
