import { teamOverview } from "@livery/platform/calls/teamOverview.ts";
import { Summary } from "@livery/ui/Summary/Summary.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useCall } from "../../kit/calls/useCall.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import * as parts from "../../kit/centre/paneParts.css.ts";
import { formatAmount } from "../../kit/money/formatAmount.ts";
import { useCurrency } from "../../kit/money/useCurrency.ts";
import { RecordState } from "../../kit/records/RecordState.tsx";
import type { Contract } from "./contractData.ts";
import { ContractSkeleton } from "./ContractSkeleton.tsx";
import { ProgressValue } from "./ProgressValue.tsx";
import { useContractWords } from "./useContractWords.ts";
import { estimate, type Estimate, spanSoFar } from "./whatIf.ts";
import { useSiteClock } from "../../kit/siteClock.ts";

interface OwnContractProps {
  readonly contract: Contract;
  /** What the agent may do with it. */
  readonly children?: ReactNode;
}

/** The contract that pays the agent: its terms, and how far the present period is. */
export function OwnContract({ contract, children }: OwnContractProps) {
  // Single bets are in no sum that a call has.
  return contract.kind === "realTime" ? (
    <OwnTerms contract={contract}>{children}</OwnTerms>
  ) : (
    <OwnProgress contract={contract}>{children}</OwnProgress>
  );
}

function OwnProgress({ contract, children }: OwnContractProps) {
  const { t } = useTranslation("contracts");
  const { kind, terms } = contract;
  const clock = useSiteClock();
  const played = useCall(teamOverview, spanSoFar(contract, clock));
  return (
    <CallView call={played} what={t("soFar")} form="row" skeleton={<ContractSkeleton />}>
      {({ bet, payout, activeMembers }) => (
        <OwnTerms contract={contract} found={estimate(kind, terms, { stake: bet, payout, active: activeMembers })}>
          {children}
        </OwnTerms>
      )}
    </CallView>
  );
}

function OwnTerms({ contract, found, children }: OwnContractProps & { readonly found?: Estimate | undefined }) {
  const { t } = useTranslation("contracts");
  const currency = useCurrency();
  const { kind, account, state, terms } = contract;
  const words = useContractWords(kind);
  const conditions = found?.conditions ?? [];
  const isMissing = conditions.some(({ mark }) => mark === "unmet");
  const amount = found && formatAmount(found.amount, currency);
  const until = words.until(terms);
  return (
    <Summary
      title={`${t("own")} · ${account}`}
      aside={<RecordState look={state === "SUCCESS" ? "settled" : "open"}>{t(`state.${state}`)}</RecordState>}
      lines={
        found
          ? conditions.map((progress) => ({
              label: words.condition(progress),
              value: <ProgressValue progress={progress} text={words.reached(progress.field, progress.reached ?? 0)} />,
            }))
          : words.lines(terms)
      }
      result={
        amount === undefined
          ? undefined
          : {
              label: kind === "dividend" ? t("soFar") : t("today"),
              value: found?.isMost ? t("condition.upTo", { amount }) : t("about", { amount }),
            }
      }
    >
      {isMissing && <p className={parts.note}>{t("soFar.missing")}</p>}
      {kind === "hourly" && conditions.length > 0 && <p className={parts.note}>{t("soFar.hours")}</p>}
      {until && found && <p className={parts.note}>{until}</p>}
      {children}
    </Summary>
  );
}
