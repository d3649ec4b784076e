import { teamProfit } from "@livery/platform/calls/teamProfit.ts";
import type { WireMemberSums } from "@livery/platform/decoders/teamProfit.gen.js";
import { defined } from "@livery/platform/defined.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { RecordFile } from "../../../kit/records/RecordFile.tsx";
import { RecordFilters } from "../../../kit/records/RecordFilters.tsx";
import * as css from "../../../kit/records/records.css.ts";
import { Records } from "../../../kit/records/Records.tsx";
import { usePeriod } from "../../../kit/records/usePeriod.ts";
import { useFocusIfLost } from "../../../kit/useFocusIfLost.ts";
import { NoTeamRecords } from "../../NoTeamRecords.tsx";
import { TeamPath } from "../../TeamPath.tsx";
import { UnknownAccount } from "../../UnknownAccount.tsx";
import { useAskedAccount } from "../../useAskedAccount.ts";
import { TeamProfitSum } from "./TeamProfitSum.tsx";
import { useMemberDetail } from "./useMemberDetail.tsx";
import { useProfitColumns } from "./useProfitColumns.tsx";

const USUAL_DAYS = 30;

/** What the members directly below the agent, or below one of its members, won or lost, and what one member did (AG-009). */
export default function UserProfit() {
  const { t } = useTranslation("agent/agentUserProfit");
  const { t: agent } = useTranslation("agent");
  const { columns, fileColumns } = useProfitColumns();
  const { period, asked, setPeriod } = usePeriod(USUAL_DAYS);
  const first = useAskedAccount();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(defined({ account: first }));
  const [path, setPath] = useState<readonly string[]>([]);
  const { account } = chosen;
  const parent = path.at(-1);
  // What has led to other members is gone: a row in its drawer, a place of the path.
  const place = useFocusIfLost<HTMLDivElement>(path.join("/"));
  const showBelow = (above: readonly string[]) => {
    setPath(above);
    setChosen({});
  };
  const detail = useMemberDetail((below) => showBelow(account ? [below] : [...path, below]));
  const list = {
    call: teamProfit,
    request: { ...asked, ...defined(account ? { account } : { parent }) },
    rowKey: (row: WireMemberSums) => row.account,
  };
  return (
    <Pane action={<RecordFile {...list} name="team-profit" columns={fileColumns} />}>
      <RecordFilters
        byAccount
        period={period}
        onPeriod={setPeriod}
        inSum
        choices={[]}
        chosen={chosen}
        onChosen={setChosen}
      />
      <div ref={place} tabIndex={-1} className={css.records}>
        {!account && <TeamPath path={path} onPath={showBelow} />}
        <Records
          // Other members are another list: the drawer of the one whose members are shown closes at once.
          key={parent}
          {...list}
          what={agent("pane.agentUserProfit")}
          columns={columns}
          sum={({ total, totals }) => (
            <TeamProfitSum period={period} parent={parent} isOne={Boolean(account)} total={total} totals={totals} />
          )}
          detail={detail}
          refused={{ DOWNLINE_UNKNOWN: <UnknownAccount onClear={() => showBelow([])} /> }}
          empty={
            parent === undefined ? (
              <NoTeamRecords title={t("empty")} />
            ) : (
              <EmptyState
                level={4}
                form="row"
                title={t("empty.parent", { parent })}
                action={
                  <Button variant="ghost" onClick={() => showBelow(path.slice(0, -1))}>
                    {t("up")}
                  </Button>
                }
              />
            )
          }
        />
      </div>
      <p className={parts.note}>{t("note")}</p>
    </Pane>
  );
}
