import type { WireTransfer } from "@livery/platform/decoders/shared/transfer.gen.ts";
import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import { Figure } from "../../../kit/money/Figure.tsx";
import { shortTime } from "../../../kit/records/recordTime.ts";
import type { useTransferTexts } from "./useTransferTexts.ts";
import type { SiteClock } from "../../../kit/siteClock.ts";

interface Shown {
  readonly clock: SiteClock;
  readonly list: readonly WireTransfer[];
}

/** The columns of a transfer; the balance after it only where the platform sends it. */
export function transferColumns(
  { t, kindText, wayText }: ReturnType<typeof useTransferTexts>,
  { clock, list }: Shown,
): readonly Column<WireTransfer>[] {
  const columns: readonly Column<WireTransfer>[] = [
    { id: "way", place: "title", label: t("way"), cell: wayText },
    { id: "time", place: "line", label: t("time"), cell: ({ at }) => shortTime(new Date(at), clock) },
    { id: "kind", place: "line", label: t("kind"), cell: kindText },
    { id: "amount", place: "figure", align: "end", label: t("amount"), cell: ({ amount }) => <Figure of={amount} /> },
  ];
  if (!list.some(({ balance }) => balance !== undefined)) return columns;
  const cell = ({ balance }: WireTransfer) => (balance === undefined ? "–" : <Figure of={balance} />);
  return [...columns, { id: "balance", place: "detail", align: "end", label: t("balance"), cell }];
}
