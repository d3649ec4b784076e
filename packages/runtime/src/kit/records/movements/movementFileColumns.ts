import type { FileColumn } from "../RecordFile.tsx";
import type { WireTransaction } from "@livery/platform/decoders/shared/transaction.gen.ts";
import type { useMovementTexts } from "./useMovementTexts.ts";

/** The columns of a file of movements. */
export function movementFileColumns({
  t,
  kindText,
  stateText,
}: ReturnType<typeof useMovementTexts>): readonly FileColumn<WireTransaction>[] {
  return [
    { label: t("time"), time: ({ at }) => at },
    { label: t("kind"), text: kindText },
    { label: t("amount"), amount: ({ amount }) => amount },
    { label: t("balance"), amount: ({ balance }) => balance },
    { label: t("state"), text: stateText },
    { label: t("remark"), text: ({ remark = "" }) => remark },
    { label: t("number"), text: ({ id }) => id },
  ];
}
