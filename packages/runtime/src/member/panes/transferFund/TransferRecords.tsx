import { transfers } from "@livery/platform/calls/transfers.ts";
import type { WireTransfer } from "@livery/platform/decoders/shared/transfer.gen.ts";
import { defined } from "@livery/platform/defined.ts";
import { type Gate, isOpen } from "@livery/product/gate.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import type { RecordDetail } from "../../../kit/records/RecordDrawer.tsx";
import { RecordFilters } from "../../../kit/records/RecordFilters.tsx";
import * as records from "../../../kit/records/records.css.ts";
import { FilteredEmpty } from "../../../kit/records/FilteredEmpty.tsx";
import { RecordFile } from "../../../kit/records/RecordFile.tsx";
import { Records } from "../../../kit/records/Records.tsx";
import { fullTime } from "../../../kit/records/recordTime.ts";
import { useKeptState } from "../../../kit/centre/useKeptState.ts";
import { usePeriod } from "../../../kit/records/usePeriod.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useGateContext } from "../../../session/useGateContext.ts";
import { transferColumns } from "./transferColumns.tsx";
import { useTransferTexts } from "./useTransferTexts.ts";

const USUAL_DAYS = 30;

interface KindRow extends Gate {
  readonly kind: WireTransfer["kind"];
}

const kinds: readonly KindRow[] = [
  { kind: "WALLET" },
  { kind: "UP", flags: ["toUpline"] },
  { kind: "DOWN", accounts: ["agent"] },
  { kind: "RECEIVED" },
];

/** Transfers between the wallets, and to and from other members (AP-122). */
export function TransferRecords({ nameOf }: { readonly nameOf: (vendor: string) => string }) {
  const texts = useTransferTexts(nameOf);
  const { t, kindText, wayText } = texts;
  const { t: numbered } = useTranslation("records");
  const context = useGateContext();
  const { clock, period, asked, setPeriod } = usePeriod(USUAL_DAYS);
  const [chosen, setChosen] = useKeptState<Readonly<Record<string, string>>>("chosen", {});
  const kind = (chosen["kind"] || undefined) as WireTransfer["kind"] | undefined;
  const what = t("transfers");
  const list = { call: transfers, request: { ...asked, ...defined({ kind }) }, rowKey: ({ id }: WireTransfer) => id };
  const detail = (row: WireTransfer): RecordDetail => ({
    title: wayText(row),
    figure: <Amount of={row.amount} />,
    words: kindText(row),
    lines: [
      { label: t("time"), value: fullTime(new Date(row.at), clock) },
      ...(row.balance === undefined ? [] : [{ label: t("balance"), value: <Amount of={row.balance} /> }]),
      ...(row.remark ? [{ label: t("remark"), value: row.remark }] : []),
    ],
    number: row.id,
  });
  return (
    <section className={records.records}>
      <div className={parts.head}>
        <h4 className={records.heading}>{what}</h4>
        <RecordFile
          {...list}
          name="transfers"
          columns={[
            { label: t("time"), time: ({ at }) => at },
            { label: t("kind"), text: kindText },
            { label: t("way"), text: wayText },
            { label: t("amount"), amount: ({ amount }) => amount },
            { label: t("balance"), amount: ({ balance }) => balance },
            { label: t("remark"), text: ({ remark = "" }) => remark },
            { label: numbered("number"), text: ({ id }) => id },
          ]}
        />
      </div>
      <RecordFilters
        period={period}
        onPeriod={setPeriod}
        choices={[
          {
            id: "kind",
            label: t("kind"),
            options: kinds
              .filter((row) => isOpen<Gate>(row, context))
              .map((row) => ({ value: row.kind, label: t(`kind.${row.kind}`) })),
          },
        ]}
        chosen={chosen}
        onChosen={setChosen}
      />
      <Records
        {...list}
        what={what}
        columns={(page) => transferColumns(texts, { clock, list: page.list })}
        detail={detail}
        empty={
          kind ? (
            <FilteredEmpty level={4} onClear={() => setChosen({})} />
          ) : (
            <p className={parts.note}>{t("transfers.none")}</p>
          )
        }
      />
    </section>
  );
}
