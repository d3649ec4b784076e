import { settlements } from "@livery/platform/calls/settlements.ts";
import type { WireSettlement } from "@livery/platform/decoders/shared/settlement.gen.ts";
import type { ContractKind } from "@livery/product/contractKinds.ts";
import { minor } from "@livery/product/money.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import * as parts from "../../kit/centre/paneParts.css.ts";
import { Amount } from "../../kit/money/Amount.tsx";
import { PeriodField } from "../../kit/records/PeriodField.tsx";
import type { RecordDetail } from "../../kit/records/RecordDrawer.tsx";
import * as records from "../../kit/records/records.css.ts";
import { RecordFile } from "../../kit/records/RecordFile.tsx";
import { Records } from "../../kit/records/Records.tsx";
import { fullTime } from "../../kit/records/recordTime.ts";
import { usePeriod } from "../../kit/records/usePeriod.ts";
import { useLanguage } from "../../site/language.ts";
import { shareLines } from "./shareLines.tsx";
import { settledText, settlementColumns } from "./settlementColumns.tsx";

const USUAL_DAYS = 30;

/** What the contracts of a kind have paid to the agent and by it (AP-193). */
export function Settlements({ kind }: { readonly kind: ContractKind }) {
  const { t } = useTranslation("contracts");
  const { t: numbered } = useTranslation("records");
  const { language } = useLanguage();
  const { clock, period, asked, setPeriod } = usePeriod(USUAL_DAYS);
  const what = t("settlements");
  const list = { call: settlements, request: { kind, ...asked }, rowKey: ({ id }: WireSettlement) => id };
  const detail = (row: WireSettlement): RecordDetail => ({
    title: settledText(row, { clock, language }),
    figure: <Amount of={row.amount} />,
    words: row.own ? t("settled.words.in", { account: row.account }) : t("settled.words.out", { account: row.account }),
    lines: [
      { label: t("settled.from"), value: fullTime(new Date(row.from), clock) },
      { label: t("settled.to"), value: fullTime(new Date(row.to), clock) },
      ...shareLines(t, row.shares),
      { label: t("state"), value: t(`settled.${row.state}`) },
    ],
    number: row.id,
    more: row.state === "OPEN" && <p className={parts.note}>{t("settled.open")}</p>,
  });
  return (
    <section className={records.records}>
      <div className={parts.head}>
        <h4 className={records.heading}>{what}</h4>
        <RecordFile
          {...list}
          name={`contracts-${kind}`}
          columns={[
            { label: t("settled.from"), time: ({ from }) => from },
            { label: t("settled.to"), time: ({ to }) => to },
            { label: t("settled.account"), text: ({ account }) => account },
            { label: t("settled.way"), text: ({ own }) => (own ? t("settled.in") : t("settled.out")) },
            { label: t("settled.amount"), amount: ({ own, amount }) => (own ? amount : minor(0 - amount)) },
            { label: t("state"), text: ({ state }) => t(`settled.${state}`) },
            { label: numbered("number"), text: ({ id }) => id },
          ]}
        />
      </div>
      <PeriodField period={period} onPeriod={setPeriod} />
      <Records
        {...list}
        what={what}
        columns={() => settlementColumns(t, { clock, language })}
        detail={detail}
        empty={<p className={parts.note}>{t("settlements.none")}</p>}
      />
    </section>
  );
}
