import { transfers } from "@livery/platform/calls/transfers.ts";
import { usePeriod } from "../../../kit/records/usePeriod.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { PeriodField } from "../../../kit/records/PeriodField.tsx";
import type { RecordDetail } from "../../../kit/records/RecordDrawer.tsx";
import * as records from "../../../kit/records/records.css.ts";
import { RecordFile } from "../../../kit/records/RecordFile.tsx";
import { Records } from "../../../kit/records/Records.tsx";
import { transferLines } from "../../../kit/transfers/transferLines.tsx";
import type { Transfer } from "./uplineData.ts";
import { uplineColumns } from "./uplineColumns.tsx";

const USUAL_DAYS = 30;

/** The transfers to the upline so far (AP-122). */
export function UplineRecords() {
  const { t } = useTranslation("member/transferUpline");
  const { t: recordTexts } = useTranslation("records");
  const { clock, period, asked, setPeriod } = usePeriod(USUAL_DAYS);
  const what = t("sent");
  const list = { call: transfers, request: { kind: "UP", ...asked } as const, rowKey: ({ id }: Transfer) => id };
  const detail = (transfer: Transfer): RecordDetail => ({
    title: transfer.to,
    figure: <Amount of={transfer.amount} />,
    words: t("sent.words"),
    lines: transferLines(recordTexts, transfer, clock),
    number: transfer.id,
  });
  return (
    <section className={records.records}>
      <div className={parts.head}>
        <h4 className={records.heading}>{what}</h4>
        <RecordFile
          {...list}
          name="transfers-up"
          columns={[
            { label: recordTexts("transfer.time"), time: ({ at }) => at },
            { label: recordTexts("transfer.to"), text: ({ to }) => to },
            { label: recordTexts("transfer.amount"), amount: ({ amount }) => amount },
            { label: recordTexts("transfer.after"), amount: ({ balance }) => balance },
            { label: recordTexts("transfer.remark"), text: ({ remark = "" }) => remark },
            { label: recordTexts("number"), text: ({ id }) => id },
          ]}
        />
      </div>
      <PeriodField period={period} onPeriod={setPeriod} />
      <Records
        {...list}
        what={what}
        columns={(page) => uplineColumns(recordTexts, { clock, list: page.list })}
        detail={detail}
        empty={<p className={parts.note}>{t("sent.none")}</p>}
      />
    </section>
  );
}
