import { teamBets } from "@livery/platform/calls/teamBets.ts";
import type { WireBet } from "@livery/platform/decoders/shared/bet.gen.ts";
import { defined } from "@livery/platform/defined.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { openGameTypes } from "../../../kit/menus/openGameTypes.ts";
import { BetSum } from "../../../kit/records/bets/BetSum.tsx";
import { useBetDetail } from "../../../kit/records/bets/useBetDetail.tsx";
import { FilteredEmpty } from "../../../kit/records/FilteredEmpty.tsx";
import { RecordFile } from "../../../kit/records/RecordFile.tsx";
import { RecordFilters } from "../../../kit/records/RecordFilters.tsx";
import { Records } from "../../../kit/records/Records.tsx";
import { usePeriod } from "../../../kit/records/usePeriod.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { NoTeamRecords } from "../../NoTeamRecords.tsx";
import { UnknownAccount } from "../../UnknownAccount.tsx";
import { useTeamFilters } from "../../useTeamFilters.ts";
import { useTeamBetColumns } from "./useTeamBetColumns.tsx";

const USUAL_DAYS = 30;

/** The bets of the agent's team or of one of its members, and what came of them (AG-008). */
export default function TeamBetting() {
  const { t } = useTranslation("agent/agentTeamBetting");
  const { t: records } = useTranslation("records");
  const { t: core } = useTranslation();
  const { t: agent } = useTranslation("agent");
  const site = useSite();
  const detail = useBetDetail("member");
  const { columns, fileColumns } = useTeamBetColumns();
  const { clock, period, asked, setPeriod } = usePeriod(USUAL_DAYS);
  const [chosen, setChosen] = useTeamFilters();
  const { account, gameType } = chosen;
  const list = {
    call: teamBets,
    request: { ...asked, ...defined({ account: account || undefined, gameType: gameType || undefined }) },
    rowKey: ({ id }: WireBet) => id,
  };
  return (
    <Pane action={<RecordFile {...list} name="team-bets" columns={fileColumns} />}>
      <RecordFilters
        byAccount
        period={period}
        onPeriod={setPeriod}
        inSum
        choices={[
          {
            id: "gameType",
            label: records("bet.gameType"),
            options: openGameTypes(site).map(({ id, entry }) => ({ value: id, label: core(`nav.${entry.id}`) })),
          },
        ]}
        chosen={chosen}
        onChosen={setChosen}
      />
      <Records
        {...list}
        what={agent("pane.agentTeamBetting")}
        columns={({ total, totals }) => columns({ clock, total, totals })}
        sum={({ total, totals }) => (
          <BetSum period={period} total={total} totals={totals} whose={account ? "member" : "team"} />
        )}
        detail={detail}
        refused={{ DOWNLINE_UNKNOWN: <UnknownAccount onClear={() => setChosen({ ...chosen, account: "" })} /> }}
        empty={
          account || gameType ? (
            <FilteredEmpty level={4} onClear={() => setChosen({})} />
          ) : (
            <NoTeamRecords title={t("empty")} />
          )
        }
      />
    </Pane>
  );
}
