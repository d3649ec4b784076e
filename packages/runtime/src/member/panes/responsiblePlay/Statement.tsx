import { useLanguage } from "../../../site/language.ts";
import { playStatement } from "@livery/platform/calls/playStatement.ts";
import type { PlayStatementResponse } from "@livery/platform/decoders/playStatement.gen.js";
import type { PlayStatementRequest } from "@livery/platform/requests/playStatement.gen.js";
import { Block } from "@livery/ui/Block/Block.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { SegmentedControl } from "@livery/ui/SegmentedControl/SegmentedControl.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { StatTile } from "@livery/ui/StatTile/StatTile.tsx";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useCall } from "../../../kit/calls/useCall.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { csvName, csvText, downloadCsv } from "../../../kit/records/csv.ts";
import { SAMPLE_DAYS } from "./limits.ts";
import { durationText } from "../../../kit/durationText.ts";
import { Printed } from "./Printed.tsx";
import * as css from "./responsiblePlay.css.ts";
import { statementFigures, statementRows } from "./statementFile.ts";
import { StatementSum } from "../../StatementSum.tsx";

type Days = PlayStatementRequest["days"];

const choices: readonly Days[] = [1, 7, 30, 365];

/** What the member put in, took out, staked and won, and how long it took, to read, keep and print (CO-029). */
export function Statement() {
  const { t } = useTranslation("member/responsiblePlay");
  const [days, setDays] = useState<Days>(SAMPLE_DAYS);
  const call = useCall(playStatement, { days });
  return (
    <Block title={t("statement")}>
      <SegmentedControl
        label={t("statement.period")}
        labelHidden
        options={choices.map((count) => ({ value: String(count), label: t(`statement.days.${count}`) }))}
        value={String(days)}
        onValue={(value) => setDays(Number(value) as Days)}
      />
      <CallView call={call} what={t("statement")} form="row" skeleton={<StatementSkeleton />}>
        {(statement) => <Shown statement={statement} />}
      </CallView>
    </Block>
  );
}

function Shown({ statement }: { readonly statement: PlayStatementResponse }) {
  const { t } = useTranslation("member/responsiblePlay");
  const { language } = useLanguage();
  const currency = useCurrency();
  // How often it was printed since the last time that was finished: not every browser says so.
  const [prints, setPrints] = useState(0);
  const tiles = (
    <>
      <StatementSum statement={statement} />
      <dl className={css.tiles}>
        {statementFigures.map((id) => (
          <StatTile key={id} label={t(`figure.${id}`)} value={<Amount of={statement[id]} signed={id === "net"} />} />
        ))}
        <StatTile label={t("figure.minutesPlayed")} value={durationText(statement.minutesPlayed, language)} />
      </dl>
    </>
  );
  const download = () =>
    downloadCsv(csvText(statementRows(statement, { t, currency })), csvName("statement", statement.from, statement.to));
  return (
    <div className={css.part}>
      {tiles}
      <div className={css.actions}>
        <Button size="sm" variant="soft" icon="download" onClick={download}>
          {t("statement.csv")}
        </Button>
        <Button size="sm" variant="ghost" icon="document" onClick={() => setPrints(prints + 1)}>
          {t("statement.print")}
        </Button>
      </div>
      {prints > 0 && (
        <Printed key={prints} title={t("statement")} onPrinted={() => setPrints(0)}>
          {tiles}
        </Printed>
      )}
    </div>
  );
}

function StatementSkeleton() {
  const { t } = useTranslation("member/responsiblePlay");
  return (
    <div className={css.part} role="status" aria-busy="true" aria-label={t("loading")}>
      <Skeleton shape="text" />
      <dl className={css.tiles}>
        {[...statementFigures, "minutesPlayed" as const].map((id) => (
          <StatTile key={id} label={t(`figure.${id}`)} value="" busy />
        ))}
      </dl>
    </div>
  );
}
