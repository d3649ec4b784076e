import type { Minor } from "@livery/product/money.ts";
import { type Column, DataTable } from "@livery/ui/DataTable/DataTable.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useGameTypeName } from "../../../kit/menus/useGameTypeName.ts";
import { Figure } from "../../../kit/money/Figure.tsx";
import { totalsOf, type TypeSums } from "./profit.ts";

interface GameTypeTableProps {
  readonly what: string;
  readonly rows: readonly TypeSums[];
}

/** What each game type brought, with totals that are the sums of the rows. */
export function GameTypeTable({ what, rows }: GameTypeTableProps) {
  const { t } = useTranslation("member/personalProfit");
  const nameOf = useGameTypeName();
  const totals = totalsOf(rows);
  const amounts = (id: "validBet" | "payout" | "rebate", label: string): Column<TypeSums> => ({
    id,
    place: "line",
    labelled: true,
    align: "end",
    label,
    cell: (row) => <Figure of={row[id]} />,
    total: totalCell(totals[id]),
  });
  const columns: readonly Column<TypeSums>[] = [
    {
      id: "type",
      place: "title",
      label: t("type"),
      cell: ({ gameType }) => nameOf(gameType),
      total: t("total"),
    },
    amounts("validBet", t("bet")),
    amounts("payout", t("paid")),
    amounts("rebate", t("rebate")),
    {
      id: "net",
      place: "figure",
      align: "end",
      label: t("net"),
      cell: ({ net }) => <Figure of={net} won />,
      total: totalCell(totals.net, true),
    },
  ];
  return <DataTable caption={what} columns={columns} rows={rows} rowKey={({ gameType }) => gameType} empty={null} />;
}

function totalCell(total: Minor | undefined, won = false) {
  return total === undefined ? "–" : <Figure of={total} won={won} />;
}
