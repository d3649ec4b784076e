import type { WireContractShare } from "@livery/platform/decoders/shared/contractShare.gen.ts";
import type { TFunction } from "i18next";
import { Amount } from "../../kit/money/Amount.tsx";
import { percentText } from "../../kit/percentText.ts";
import type { RecordDetail } from "../../kit/records/RecordDrawer.tsx";

/** How what a contract paid came about: a line for each rate, with what it is of. */
export function shareLines(
  t: TFunction<"contracts">,
  shares: readonly WireContractShare[] = [],
): RecordDetail["lines"] {
  return shares.map(({ of, base, rate }) => ({
    label: t(`share.${of}`, { rate: percentText(rate) }),
    value: <Amount of={base} />,
  }));
}
