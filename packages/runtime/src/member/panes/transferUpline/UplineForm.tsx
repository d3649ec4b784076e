import { minor } from "@livery/product/money.ts";
import { Summary } from "@livery/ui/Summary/Summary.tsx";
import { useId } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { BalanceFigure } from "../../../kit/account/Balance.tsx";
import { ActionPane } from "../../../kit/centre/ActionPane.tsx";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { MoneyButton, MoneyMessage } from "../../../kit/forms/MoneyForm.tsx";
import { PasswordLock } from "../../../kit/forms/password/PasswordLock.tsx";
import { useQuestion } from "../../../kit/forms/useQuestion.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { availableOf } from "../../../kit/money/availableOf.ts";
import { Figure } from "../../../kit/money/Figure.tsx";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { TransferFields, TransferQuestion, useTransferForecast } from "../../../kit/transfers/TransferFields.tsx";
import { useTransferForm, type WantedTransfer } from "../../../kit/transfers/useTransferForm.ts";
import { PlayMoneyLead } from "../../PlayMoneyLead.tsx";
import type { Info, Transfer, TransferUpline } from "./uplineData.ts";
import { UplineRecords } from "./UplineRecords.tsx";

interface UplineFormProps {
  readonly info: Info;
  readonly transfer: TransferUpline;
  readonly onSent: (transfer: Transfer) => void;
}

/** Amount, remark and payment password, beside them what is left, and a last question that names the receiver (MC-041). */
export function UplineForm({ info, transfer, onSent }: UplineFormProps) {
  const { t } = useTranslation("member/transferUpline");
  const { t: records } = useTranslation("records");
  const currency = useCurrency();
  const id = useId();
  const question = useQuestion<WantedTransfer>();
  const { form, lockedUntil } = useTransferForm({
    transfer,
    info,
    request: (entered) => entered,
    ask: question.ask,
    onSent,
    texts: { NO_UPLINE: t("refused.noUpline") },
  });
  const { amount, after, submitLabel } = useTransferForecast(form, info);
  const { maximum, upline } = info;
  const receiver = upline ?? "–";
  const isLocked = lockedUntil !== undefined;
  return (
    <ActionPane
      lead={
        upline !== undefined && (
          <PlayMoneyLead of="transferUpline">
            {t("lead", { upline, most: typedAmount(minor(Math.min(availableOf(info), maximum)), currency) })}
          </PlayMoneyLead>
        )
      }
      end={<BalanceFigure />}
      action={
        isLocked
          ? undefined
          : {
              result: {
                label: records("transfer.after"),
                value: after === undefined ? "–" : <Figure of={after} decimals="needed" />,
              },
              message: <MoneyMessage form={form} />,
              button: <MoneyButton id={id} form={form} label={submitLabel} />,
              note: records("transfer.final"),
            }
      }
      aside={(action) => (
        <Summary
          title={records("transfer.summary")}
          lines={[
            { label: records("transfer.to"), value: receiver },
            { label: records("transfer.amount"), value: amount === undefined ? "–" : <Amount of={amount} /> },
          ]}
          result={
            action
              ? { label: records("transfer.after"), value: after === undefined ? "–" : <Amount of={after} /> }
              : undefined
          }
        >
          {action}
        </Summary>
      )}
      below={<UplineRecords />}
    >
      {isLocked ? (
        <PasswordLock until={lockedUntil} onEnd={transfer.reset} />
      ) : (
        <TransferFields id={id} form={form} info={info} label={t("what")} />
      )}
      <TransferQuestion question={question} receiver={receiver} />
    </ActionPane>
  );
}
