import { income } from "@livery/platform/calls/income.ts";
import type { WireIncome, WireIncomeSum } from "@livery/platform/decoders/income.gen.js";
import { defined } from "@livery/platform/defined.ts";
import type { Minor } from "@livery/product/money.ts";
import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useCall } from "../../../kit/calls/useCall.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { formatCount } from "../../../kit/formatCount.ts";
import { Figure } from "../../../kit/money/Figure.tsx";
import { FilteredEmpty } from "../../../kit/records/FilteredEmpty.tsx";
import { PeriodField } from "../../../kit/records/PeriodField.tsx";
import { type FileColumn, RecordFile } from "../../../kit/records/RecordFile.tsx";
import { Records } from "../../../kit/records/Records.tsx";
import { shortTime } from "../../../kit/records/recordTime.ts";
import { useKeptState } from "../../../kit/centre/useKeptState.ts";
import { usePeriod } from "../../../kit/records/usePeriod.ts";
import { incomeName } from "../../incomeName.ts";
import { NoTeamRecords } from "../../NoTeamRecords.tsx";
import * as css from "./agentIncome.css.ts";
import { IncomeMakeUp } from "./IncomeMakeUp.tsx";
import { totalOf } from "./incomeParts.ts";
import { useIncomeDetail } from "./useIncomeDetail.tsx";

const USUAL_DAYS = 30;

interface Shown {
  readonly total: number;
  /** Absent while the response is on its way. */
  readonly sums?: readonly WireIncomeSum[];
}

/** What the agent earned in a period, what it is made of, and each amount with where it came from (AG-010, AG-041). */
export default function MyIncome() {
  const { t } = useTranslation("agent/agentIncome");
  const { t: agent } = useTranslation("agent");
  const { t: records } = useTranslation("records");
  const detail = useIncomeDetail();
  const { clock, period, asked, setPeriod } = usePeriod(USUAL_DAYS);
  const [kind, setKind] = useKeptState<string | undefined>("kind", undefined);
  // The sums of a list of one kind are only those of that kind.
  const whole = useCall(income, { ...asked, pageSize: 1 });
  const list = {
    call: income,
    request: { ...asked, ...defined({ kind }) },
    rowKey: ({ id }: WireIncome) => id,
  };
  const fileColumns: readonly FileColumn<WireIncome>[] = [
    { label: records("time"), time: ({ at }) => at },
    { label: records("kind"), text: (row) => incomeName(agent, row.kind) },
    { label: t("party"), text: ({ source }) => source },
    { label: records("amount"), amount: ({ amount }) => amount },
    { label: t("period.from"), time: ({ from }) => from },
    { label: t("period.to"), time: ({ to }) => to },
    { label: records("number"), text: ({ id }) => id },
  ];
  const columns = ({ total, sums }: Shown): readonly Column<WireIncome>[] => [
    {
      id: "kind",
      place: "title",
      label: records("kind"),
      cell: (row) => incomeName(agent, row.kind),
      total: records("total", { count: total, number: formatCount(total) }),
    },
    { id: "source", place: "line", label: t("party"), cell: ({ source }) => source },
    { id: "time", place: "line", label: records("time"), cell: ({ at }) => shortTime(new Date(at), clock) },
    {
      id: "amount",
      place: "figure",
      align: "end",
      label: records("amount"),
      cell: ({ amount }) => <Figure of={amount} signed />,
      total: sums && totalCell(totalOf(sums)),
    },
  ];
  return (
    <Pane action={<RecordFile {...list} name="income" columns={fileColumns} />}>
      <PeriodField period={period} onPeriod={setPeriod} inSum />
      <CallView
        call={whole}
        what={t("makeUp")}
        form="row"
        skeleton={
          <div className={css.makeUpSkeleton} role="status" aria-busy="true" aria-label={t("loading")}>
            <Skeleton shape="fill" />
          </div>
        }
      >
        {(response) => <IncomeMakeUp period={period} response={response} kind={kind} onKind={setKind} />}
      </CallView>
      <Records
        {...list}
        what={agent("pane.agentIncome")}
        columns={columns}
        detail={detail}
        empty={
          kind === undefined ? (
            <NoTeamRecords title={t("empty")} />
          ) : (
            <FilteredEmpty level={4} onClear={() => setKind(undefined)} />
          )
        }
      />
    </Pane>
  );
}

function totalCell(total: Minor | undefined) {
  return total === undefined ? "–" : <Figure of={total} signed />;
}
