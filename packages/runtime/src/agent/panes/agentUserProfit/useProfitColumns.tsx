import type { WireMemberSums } from "@livery/platform/decoders/teamProfit.gen.js";
import type { Minor } from "@livery/product/money.ts";
import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { formatCount } from "../../../kit/formatCount.ts";
import { Figure } from "../../../kit/money/Figure.tsx";
import type { FileColumn } from "../../../kit/records/RecordFile.tsx";
import { MemberName } from "../../MemberName.tsx";
import { MembersNet } from "../../MembersNet.tsx";
import { giftsOf, mayHaveTeam } from "./memberSums.ts";

type Sums = WireMemberSums["sums"];

interface Shown {
  readonly total: number;
  readonly totals: Sums | undefined;
}

/** The columns of what each member won or lost. Bonuses and cashback are one column, so that a row adds up to its net. */
export function useProfitColumns() {
  const { t } = useTranslation("agent/agentUserProfit");
  const { t: records } = useTranslation("records");
  const { t: agent } = useTranslation("agent");
  const figureOf = (amount: Minor | undefined) => (amount === undefined ? "–" : <Figure of={amount} />);
  const amounts = [
    { id: "deposit", label: t("deposit"), of: ({ deposit }: Sums) => deposit },
    { id: "withdrawal", label: t("withdrawal"), of: ({ withdrawal }: Sums) => withdrawal },
    { id: "validBet", label: records("bet.validBet"), of: ({ validBet }: Sums) => validBet, place: "line" },
    { id: "payout", label: records("bet.payout"), of: ({ payout }: Sums) => payout, place: "line" },
    { id: "gifts", label: t("gifts"), of: giftsOf },
  ] as const;
  return {
    columns: ({ total, totals }: Shown): readonly Column<WireMemberSums>[] => [
      {
        id: "account",
        place: "title",
        label: records("account"),
        cell: (row) => <MemberName account={row.account} isAgent={row.type !== undefined && mayHaveTeam(row)} />,
        total: t("total", { count: total, number: formatCount(total) }),
      },
      ...amounts.map(({ id, label, of, ...more }): Column<WireMemberSums> => ({
        place: "detail",
        labelled: true,
        align: "end",
        ...more,
        id,
        label,
        cell: ({ sums }) => figureOf(of(sums)),
        total: totals && figureOf(of(totals)),
      })),
      {
        id: "net",
        place: "figure",
        align: "end",
        label: agent("net"),
        cell: ({ sums: { net } }) => <MembersNet of={net} />,
        total: totals && <MembersNet of={totals.net} />,
      },
    ],
    fileColumns: [
      { label: records("account"), text: ({ account }) => account },
      ...amounts.map(({ label, of }): FileColumn<WireMemberSums> => ({ label, amount: ({ sums }) => of(sums) })),
      { label: agent("net"), amount: ({ sums: { net } }) => net },
    ] satisfies readonly FileColumn<WireMemberSums>[],
  };
}
