import type { WireBet } from "@livery/platform/decoders/shared/bet.gen.ts";
import type { WireBetTotals } from "@livery/platform/decoders/shared/betTotals.gen.ts";
import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { formatCount } from "../../../kit/formatCount.ts";
import { useVendorName } from "../../../kit/menus/useVendorName.ts";
import { betColumns } from "../../../kit/records/bets/betColumns.tsx";
import { useBetFileColumns } from "../../../kit/records/bets/useBetFileColumns.ts";
import type { FileColumn } from "../../../kit/records/RecordFile.tsx";
import { MembersNet } from "../../MembersNet.tsx";
import type { SiteClock } from "../../../kit/siteClock.ts";

interface Shown {
  readonly clock: SiteClock;
  readonly total: number;
  readonly totals: WireBetTotals | undefined;
}

/** The columns of a team's bets: each with its member, and what that one won or lost. */
export function useTeamBetColumns() {
  const { t } = useTranslation("records");
  const { t: agent } = useTranslation("agent");
  const vendorName = useVendorName();
  const fileColumns = useBetFileColumns(agent("net"));
  return {
    columns({ clock, total, totals }: Shown): readonly Column<WireBet>[] {
      const bet = betColumns({ t, clock, totals, vendorName });
      return [
        {
          id: "account",
          place: "title",
          label: t("account"),
          cell: ({ account }) => account,
          total: t("total", { count: total, number: formatCount(total) }),
        },
        { ...bet.game, place: "line" },
        { ...bet.time, place: "line" },
        { ...bet.stake, place: "detail" },
        { ...bet.validBet, place: "line", labelled: true },
        { ...bet.payout, place: "detail" },
        {
          id: "net",
          place: "figure",
          align: "end",
          label: agent("net"),
          cell: ({ net, state }) => (state === "OPEN" ? "–" : <MembersNet of={net} />),
          total: totals && <MembersNet of={totals.net} />,
        },
        { ...bet.state, place: "state" },
      ];
    },
    fileColumns: [
      { label: t("account"), text: ({ account = "" }) => account },
      ...fileColumns,
    ] satisfies readonly FileColumn<WireBet>[],
  };
}
