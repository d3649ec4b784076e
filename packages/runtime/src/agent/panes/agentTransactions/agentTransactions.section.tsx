import { teamTransactions } from "@livery/platform/calls/teamTransactions.ts";
import type { WireTransaction } from "@livery/platform/decoders/shared/transaction.gen.ts";
import { defined } from "@livery/platform/defined.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { FilteredEmpty } from "../../../kit/records/FilteredEmpty.tsx";
import { movementColumns } from "../../../kit/records/movements/movementColumns.tsx";
import { movementFileColumns } from "../../../kit/records/movements/movementFileColumns.ts";
import { offeredKinds } from "../../../kit/records/movements/movements.ts";
import { MovementSum } from "../../../kit/records/movements/MovementSum.tsx";
import { useMovementDetail } from "../../../kit/records/movements/useMovementDetail.tsx";
import { useMovementTexts } from "../../../kit/records/movements/useMovementTexts.ts";
import { type FileColumn, RecordFile } from "../../../kit/records/RecordFile.tsx";
import { RecordFilters } from "../../../kit/records/RecordFilters.tsx";
import { Records } from "../../../kit/records/Records.tsx";
import { usePeriod } from "../../../kit/records/usePeriod.ts";
import { useGateContext } from "../../../session/useGateContext.ts";
import { NoTeamRecords } from "../../NoTeamRecords.tsx";
import { UnknownAccount } from "../../UnknownAccount.tsx";
import { useTeamFilters } from "../../useTeamFilters.ts";

const USUAL_DAYS = 30;

/** What came into the wallets of the agent's team and what left them, or those of one member (AG-011). */
export default function TransactionDetails() {
  const { t } = useTranslation("agent/agentTransactions");
  const { t: agent } = useTranslation("agent");
  const texts = useMovementTexts();
  const { t: records } = texts;
  const context = useGateContext();
  const detail = useMovementDetail("member");
  const { clock, period, asked, setPeriod } = usePeriod(USUAL_DAYS);
  const [chosen, setChosen] = useTeamFilters();
  const { account, kind } = chosen;
  const list = {
    call: teamTransactions,
    request: { ...asked, ...defined({ account: account || undefined, kind: kind || undefined }) },
    rowKey: ({ id }: WireTransaction) => id,
  };
  const fileColumns: readonly FileColumn<WireTransaction>[] = [
    { label: records("account"), text: ({ account: whose = "" }) => whose },
    ...movementFileColumns(texts),
  ];
  const movement = movementColumns(texts, clock);
  return (
    <Pane action={<RecordFile {...list} name="team-transactions" columns={fileColumns} />}>
      <RecordFilters
        byAccount
        period={period}
        onPeriod={setPeriod}
        inSum
        choices={[
          {
            id: "kind",
            label: records("kind"),
            options: offeredKinds(context).map((value) => ({ value, label: texts.nameOfKind(value) })),
          },
        ]}
        chosen={chosen}
        onChosen={setChosen}
      />
      <Records
        {...list}
        what={agent("pane.agentTransactions")}
        columns={() => [
          { id: "account", place: "title", label: records("account"), cell: ({ account: whose }) => whose },
          { ...movement.kind, place: "line" },
          { ...movement.time, place: "line" },
          { ...movement.amount, place: "figure" },
          { ...movement.balance, place: "detail" },
          { ...movement.state, place: "state" },
        ]}
        sum={({ total }) => <MovementSum period={period} total={total} />}
        detail={detail}
        refused={{ DOWNLINE_UNKNOWN: <UnknownAccount onClear={() => setChosen({ ...chosen, account: "" })} /> }}
        empty={
          account || kind ? (
            <FilteredEmpty level={4} onClear={() => setChosen({})} />
          ) : (
            <NoTeamRecords title={t("empty")} />
          )
        }
      />
    </Pane>
  );
}
