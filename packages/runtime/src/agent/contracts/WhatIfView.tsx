import type { ContractKind } from "@livery/product/contractKinds.ts";
import { AmountField } from "@livery/ui/AmountField/AmountField.tsx";
import { SegmentedControl } from "@livery/ui/SegmentedControl/SegmentedControl.tsx";
import { Summary } from "@livery/ui/Summary/Summary.tsx";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { jointCall } from "../../kit/calls/jointCall.ts";
import type { QueryResult } from "../../kit/calls/useQueryResult.ts";
import * as parts from "../../kit/centre/paneParts.css.ts";
import { Amount } from "../../kit/money/Amount.tsx";
import { formatAmount } from "../../kit/money/formatAmount.ts";
import { parseAmount } from "../../kit/money/parseAmount.ts";
import { useCurrency } from "../../kit/money/useCurrency.ts";
import { type Period, periodText } from "../../kit/records/periods.ts";
import { useLanguage } from "../../site/language.ts";
import type { Terms } from "./contractData.ts";
import * as css from "./contracts.css.ts";
import { ContractSkeleton } from "./ContractSkeleton.tsx";
import { ProgressValue } from "./ProgressValue.tsx";
import { useContractWords } from "./useContractWords.ts";
import { averageOf, estimate, type Estimate, type Played } from "./whatIf.ts";

interface WhatIfViewProps {
  readonly kind: ContractKind;
  readonly terms: Terms;
  readonly account?: string | undefined;
  readonly present?: Terms | undefined;
  /** The last period, and the one before it. */
  readonly periods: readonly { readonly span: Period; readonly played: QueryResult<Played> }[];
}

/** The estimate for a period, for the average of both, or for an amount that the agent tries. */
export function WhatIfView({ kind, terms, account, present, periods }: WhatIfViewProps) {
  const { t } = useTranslation("contracts");
  const { t: forms } = useTranslation("forms");
  const { language } = useLanguage();
  const currency = useCurrency();
  const [choice, setChoice] = useState("0");
  const [typed, setTyped] = useState("");
  const isTried = choice === "other";
  const parsed = parseAmount(typed, currency);
  const tried = parsed.ok && parsed.amount > 0 ? { stake: parsed.amount, payout: 0 } : undefined;
  const estimateFor = (some: Terms): Estimate | undefined => {
    if (isTried) {
      // Nothing is known of the conditions.
      const { rate = 0, profitRate = 0, lossRate = 0 } = some;
      return tried && estimate(kind, { rate, profitRate, lossRate }, tried);
    }
    const of = (index: number) => {
      const played = periods[index]?.played.data;
      return played && estimate(kind, some, played);
    };
    return choice === "average" ? averageOf(of(0), of(1)) : of(Number(choice));
  };
  const shown = (
    <EstimateSummary
      kind={kind}
      terms={terms}
      account={isTried ? undefined : account}
      isReceiver={account === undefined}
      found={estimateFor(terms)}
      present={present && { terms: present, found: estimateFor(present) }}
    />
  );
  return (
    <section className={css.part}>
      <SegmentedControl
        label={t("whatIf")}
        options={[
          ...periods.map(({ span }, index) => ({ value: String(index), label: nameOf(kind, terms, span, language) })),
          { value: "average", label: t("whatIf.average") },
          { value: "other", label: t("whatIf.other") },
        ]}
        value={choice}
        onValue={setChoice}
      />
      {isTried && (
        <AmountField
          label={kind === "dividend" ? t("whatIf.base.loss") : t("whatIf.base.bets")}
          symbol={currency.symbol}
          value={typed}
          onValue={setTyped}
          clearLabel={forms("amount.clear")}
        />
      )}
      {isTried ? (
        shown
      ) : (
        <CallView call={jointAnswer(periods, choice)} what={t("whatIf")} form="row" skeleton={<ContractSkeleton />}>
          {() => shown}
        </CallView>
      )}
    </section>
  );
}

/** The call of a period, or of both for their average; its data says no more than that it is here. */
function jointAnswer(periods: WhatIfViewProps["periods"], choice: string) {
  const calls = periods
    .filter((_, index) => choice === "average" || index === Number(choice))
    .map(({ played }) => played);
  const isHere = calls.every(({ data }) => data !== undefined);
  return { ...jointCall(calls), data: isHere ? true : undefined };
}

/** A month by its name, other periods by their days. */
function nameOf(kind: ContractKind, { period }: Terms, span: Period, language: string): string {
  if (kind !== "dividend" || period !== "M") return periodText(span, language);
  return new Intl.DateTimeFormat(language, { month: "long" }).format(new Date(`${span.from}T12:00:00`));
}

interface EstimateSummaryProps {
  readonly kind: ContractKind;
  readonly terms: Terms;
  readonly account: string | undefined;
  readonly isReceiver: boolean;
  readonly found: Estimate | undefined;
  readonly present: { readonly terms: Terms; readonly found: Estimate | undefined } | undefined;
}

function EstimateSummary({ kind, terms, account, isReceiver, found, present }: EstimateSummaryProps) {
  const { t } = useTranslation("contracts");
  const words = useContractWords(kind);
  const currency = useCurrency();
  if (!found) return <p className={parts.note}>{t("whatIf.needs")}</p>;
  const value = ({ amount, isMost, isAbout }: Estimate) => {
    const text = { amount: formatAmount(amount, currency) };
    if (isAbout) return t("about", text);
    return isMost && amount > 0 ? t("condition.upTo", text) : <Amount of={amount} />;
  };
  return (
    <Summary
      title={isReceiver ? t("whatIf.receive") : t("whatIf.pay")}
      lines={[
        ...found.conditions.map((progress) => ({
          label: words.condition(progress),
          value: <ProgressValue progress={progress} text={words.reached(progress.field, progress.reached ?? 0)} />,
        })),
        {
          label: kind === "dividend" ? t("whatIf.base.loss") : t("whatIf.base.bets"),
          value: <Amount of={found.base} />,
        },
        ...(present?.found
          ? [{ label: t("whatIf.now", { rate: words.rates(present.terms) }), value: value(present.found) }]
          : []),
      ]}
      result={{ label: `× ${words.rates(terms)}`, value: value(found) }}
    >
      <p className={parts.note}>
        {[
          t("whatIf.estimate"),
          account !== undefined && t("whatIf.direct", { account }),
          kind === "hourly" && t("whatIf.hours"),
          kind === "realTime" && t("whatIf.bets"),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
    </Summary>
  );
}
