import type { WireRank } from "@livery/platform/decoders/shared/rank.gen.ts";
import type { Minor } from "@livery/product/money.ts";
import { DataTable } from "@livery/ui/DataTable/DataTable.tsx";
import { Tag } from "@livery/ui/Tag/Tag.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Amount } from "../../kit/money/Amount.tsx";
import * as css from "./vip.css.ts";

interface RankTableProps {
  readonly ranks: readonly WireRank[];
  /** The member's own level, if there is one. */
  readonly level: number | undefined;
}

/** What each rank needs, and which customer service it has. */
export function RankTable({ ranks, level }: RankTableProps) {
  const { t } = useTranslation("vip");
  const { t: account } = useTranslation("auth");
  const needed = (amount: Minor) => (amount === 0 ? "—" : <Amount of={amount} decimals="needed" />);
  return (
    <DataTable
      caption={t("table.title")}
      rows={ranks}
      rowKey={(rank) => String(rank.level)}
      empty={null}
      columns={[
        {
          id: "rank",
          label: t("table.rank"),
          cell: (rank) => (
            <span className={css.ownRow}>
              {rank.name} {rank.level === level && <Tag>{t("own.tag")}</Tag>}
            </span>
          ),
        },
        { id: "deposit", label: account("rank.deposits"), align: "end", cell: ({ deposit }) => needed(deposit) },
        { id: "validBet", label: account("rank.bets"), align: "end", cell: ({ validBet }) => needed(validBet) },
        {
          id: "service",
          label: t("table.service"),
          cell: ({ vipService }) => (vipService ? t("service.vip") : t("service.chat")),
        },
      ]}
    />
  );
}
