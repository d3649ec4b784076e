import type { WireTransfer } from "@livery/platform/decoders/shared/transfer.gen.ts";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { Amount } from "../money/Amount.tsx";
import { fullTime } from "../records/recordTime.ts";
import type { SiteClock } from "../siteClock.ts";

/** What is to say of a transfer beside its receiver and its amount. */
export function transferLines(
  t: TFunction<"records">,
  { at, remark, balance }: WireTransfer,
  clock: SiteClock,
): readonly { readonly label: string; readonly value: ReactNode }[] {
  return [
    { label: t("transfer.time"), value: fullTime(new Date(at), clock) },
    ...(remark ? [{ label: t("transfer.remark"), value: remark }] : []),
    ...(balance === undefined ? [] : [{ label: t("transfer.after"), value: <Amount of={balance} /> }]),
  ];
}
