import { bets } from "@livery/platform/calls/bets.ts";
import { defined } from "@livery/platform/defined.ts";
import { HOME_PATH } from "@livery/product/routes.ts";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useState } from "react";
import { usePeriod } from "../../../kit/records/usePeriod.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { openGameTypes } from "../../../kit/menus/openGameTypes.ts";
import { RecordFilters } from "../../../kit/records/RecordFilters.tsx";
import { FilteredEmpty } from "../../../kit/records/FilteredEmpty.tsx";
import { Records } from "../../../kit/records/Records.tsx";
import { useArt } from "../../../kit/pictures/useArt.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { betColumns } from "./betColumns.tsx";
import { BetSum } from "./BetSum.tsx";
import { useBetDetail } from "./useBetDetail.tsx";

const USUAL_DAYS = 7;

const states = ["OPEN", "SETTLED", "CANCELLED"] as const;

type BetState = (typeof states)[number];

/** The member's bets of a period: what came of them, each bet, and its rounds (MC-010, MC-030). */
export default function BettingRecord() {
  const { t } = useTranslation("member/personalHistoryCopy");
  const { t: core } = useTranslation();
  const { t: menu } = useTranslation("menu");
  const site = useSite();
  const detail = useBetDetail();
  const { empty } = useArt();
  const { now, period, asked, setPeriod } = usePeriod(USUAL_DAYS);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { gameType, state } = chosen;
  const isFiltered = Boolean(gameType) || Boolean(state);
  const what = menu("pane.personalHistoryCopy");
  return (
    <Pane>
      <RecordFilters
        period={period}
        onPeriod={setPeriod}
        choices={[
          {
            id: "gameType",
            label: t("gameType"),
            options: openGameTypes(site).map(({ id, entry }) => ({ value: id, label: core(`nav.${entry.id}`) })),
          },
          { id: "state", label: t("state"), options: states.map((value) => ({ value, label: t(`state.${value}`) })) },
        ]}
        chosen={chosen}
        onChosen={setChosen}
      />
      <Records
        call={bets}
        request={{
          ...asked,
          ...defined({ gameType: gameType || undefined, state: (state as BetState | "") || undefined }),
        }}
        what={what}
        rowKey={({ id }) => id}
        columns={({ total, totals }) => betColumns({ t, now, total, totals })}
        sum={({ total, totals }) => <BetSum period={period} total={total} totals={totals} />}
        detail={detail}
        empty={
          isFiltered ? (
            <FilteredEmpty level={4} onClear={() => setChosen({})} />
          ) : (
            <EmptyState
              level={4}
              title={t("empty.title")}
              art={empty}
              action={<ButtonLink href={HOME_PATH}>{t("empty.games")}</ButtonLink>}
            />
          )
        }
      />
    </Pane>
  );
}
