import type { TeamOverviewResponse } from "@livery/platform/decoders/teamOverview.gen.js";
import { minor } from "@livery/product/money.ts";
import { Block } from "@livery/ui/Block/Block.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { StatTile } from "@livery/ui/StatTile/StatTile.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { formatCount } from "../../../kit/formatCount.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { amountParts } from "../../../kit/money/formatAmount.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import * as css from "./agentTeamOverview.css.ts";

interface TeamTilesProps {
  readonly team: TeamOverviewResponse;
  readonly before: TeamOverviewResponse | undefined;
}

/** The team in four figures, with what the period before makes of them. */
export function TeamTiles({ team, before }: TeamTilesProps) {
  const { t } = useTranslation("agent/agentTeamOverview");
  const currency = useCurrency();
  const { members, activeMembers, newMembers, deposit, withdrawal } = team;
  const flow = deposit - withdrawal;
  // What cannot be counted exactly is left out.
  const hasFlow = flow !== 0 && Number.isSafeInteger(flow);
  const amount = hasFlow ? amountParts(minor(Math.abs(flow)), currency, { decimals: "needed" }).digits : "";
  const more = before && newMembers - before.newMembers;
  return (
    <Block>
      <dl className={css.tiles}>
        <StatTile
          label={t("tile.active")}
          value={formatCount(activeMembers)}
          note={t("tile.members", { count: members, number: formatCount(members) })}
        />
        <StatTile
          label={t("tile.new")}
          value={formatCount(newMembers)}
          note={
            more === undefined
              ? undefined
              : more === 0
                ? t("tile.new.same")
                : t(more > 0 ? "tile.new.more" : "tile.new.less", { count: Math.abs(more) })
          }
        />
        <StatTile label={t("tile.deposit")} value={<Amount of={deposit} />} />
        <StatTile
          label={t("tile.withdrawal")}
          value={<Amount of={withdrawal} />}
          note={!hasFlow ? undefined : t(flow > 0 ? "tile.in" : "tile.out", { amount })}
        />
      </dl>
    </Block>
  );
}

const tileIds = ["active", "new", "deposit", "withdrawal"] as const;

/** As high as the figures. */
export function OverviewSkeleton() {
  const { t } = useTranslation("agent/agentTeamOverview");
  return (
    <div className={css.overview} role="status" aria-busy="true" aria-label={t("loading")}>
      <Skeleton shape="text" />
      <div className={css.figures}>
        <div className={css.incomeSkeleton}>
          <Skeleton shape="fill" />
        </div>
        <Block>
          <dl className={css.tiles}>
            {tileIds.map((id) => (
              <StatTile key={id} label={t(`tile.${id}`)} value="" busy />
            ))}
          </dl>
        </Block>
      </div>
      <div className={css.chartSkeleton}>
        <Skeleton shape="fill" />
      </div>
    </div>
  );
}
