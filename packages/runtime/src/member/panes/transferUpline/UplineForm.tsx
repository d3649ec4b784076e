import { minor } from "@livery/product/money.ts";
import { ConfirmDialog } from "@livery/ui/ConfirmDialog/ConfirmDialog.tsx";
import { Summary } from "@livery/ui/Summary/Summary.tsx";
import { TextArea } from "@livery/ui/TextArea/TextArea.tsx";
import { useId } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { BalanceFigure } from "../../../kit/account/Balance.tsx";
import { ActionPane } from "../../../kit/centre/ActionPane.tsx";
import { AmountFormField } from "../../../kit/forms/AmountFormField.tsx";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { FormField } from "../../../kit/forms/FormField.tsx";
import { FormStep } from "../../../kit/forms/FormStep.tsx";
import { MoneyButton, MoneyForm, MoneyMessage, useUnknown } from "../../../kit/forms/MoneyForm.tsx";
import { PasswordLock } from "../../../kit/forms/password/PasswordLock.tsx";
import { useQuestion } from "../../../kit/forms/useQuestion.ts";
import { ValuedField } from "../../../kit/forms/ValuedField.tsx";
import { Amount } from "../../../kit/money/Amount.tsx";
import { Figure } from "../../../kit/money/Figure.tsx";
import { parseAmount } from "../../../kit/money/parseAmount.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { PlayMoneyLead } from "../../PlayMoneyLead.tsx";
import type { Info, Transfer, TransferUpline } from "./uplineData.ts";
import { UplineRecords } from "./UplineRecords.tsx";
import { useUplineForm, type Wanted } from "./useUplineForm.ts";

interface UplineFormProps {
  readonly info: Info;
  readonly transfer: TransferUpline;
  readonly onSent: (transfer: Transfer) => void;
}

/** Amount, remark and payment password, beside them what is left, and a last question that names the receiver (MC-041). */
export function UplineForm({ info, transfer, onSent }: UplineFormProps) {
  const { t } = useTranslation("member/transferUpline");
  const { t: member } = useTranslation("member");
  const { constants } = useSite();
  const currency = useCurrency();
  const id = useId();
  const question = useQuestion<Wanted>();
  const { form, lockedUntil } = useUplineForm({ transfer, info, ask: question.ask, onSent });
  const { field } = useController({ control: form.control, name: "amount" });
  const isUnknown = useUnknown(form);
  const { balance, minimum, maximum, upline } = info;
  const receiver = upline ?? "–";
  const parsed = parseAmount(String(field.value ?? ""), currency);
  const amount = parsed.ok && parsed.amount > 0 ? parsed.amount : undefined;
  // It may have left the balance already.
  const after = amount === undefined || amount > balance || isUnknown ? undefined : minor(balance - amount);
  const say = (value: typeof balance) => typedAmount(value, currency);
  const label = amount === undefined ? t("submit.nothing") : t("submit", { amount: say(amount) });
  const asked = question.about;
  const isLocked = lockedUntil !== undefined;
  return (
    <ActionPane
      lead={
        upline !== undefined && (
          <PlayMoneyLead of="transferUpline">
            {t("lead", { upline, most: say(minor(Math.min(balance, maximum))) })}
          </PlayMoneyLead>
        )
      }
      end={<BalanceFigure />}
      action={
        isLocked
          ? undefined
          : {
              result: {
                label: t("after"),
                value: after === undefined ? "–" : <Figure of={after} decimals="needed" />,
              },
              message: <MoneyMessage form={form} />,
              button: <MoneyButton id={id} form={form} label={label} />,
              note: t("final"),
            }
      }
      aside={(action) => (
        <Summary
          title={t("summary")}
          lines={[
            { label: t("to"), value: receiver },
            { label: t("amount"), value: amount === undefined ? "–" : <Amount of={amount} /> },
          ]}
          result={{ label: t("after"), value: after === undefined ? "–" : <Amount of={after} /> }}
        >
          {action}
        </Summary>
      )}
      below={<UplineRecords />}
    >
      {isLocked ? (
        <PasswordLock until={lockedUntil} onEnd={transfer.reset} />
      ) : (
        <MoneyForm
          id={id}
          form={form}
          label={t("what")}
          password={
            <FormStep number={3} title={member("paymentPassword")}>
              <FormField form={form} name="paymentPassword" labelHidden />
            </FormStep>
          }
        >
          <FormStep number={1} title={t("amount")}>
            <AmountFormField
              form={form}
              name="amount"
              labelHidden
              balance={balance}
              hint={t("amount.hint", { minimum: say(minimum), maximum: say(maximum) })}
            />
          </FormStep>
          <FormStep number={2} title={t("remark.step")}>
            <ValuedField form={form} name="remark">
              {({ onValue, ...remark }) => (
                <TextArea
                  {...remark}
                  labelHidden
                  rows={2}
                  maxLength={constants.remarkLength}
                  leftLabel={(count) => t("remark.left", { count })}
                  onChange={(event) => onValue(event.currentTarget.value)}
                />
              )}
            </ValuedField>
          </FormStep>
        </MoneyForm>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={asked === undefined ? "" : t("question", { upline: receiver, amount: say(asked.amount) })}
        text={asked?.remark ? t("question.remark", { final: t("final"), remark: asked.remark }) : t("final")}
        cancelLabel={t("question.back")}
        confirmLabel={asked === undefined ? "" : t("submit", { amount: say(asked.amount) })}
        onCancel={() => question.answer(false)}
        onConfirm={() => question.answer(true)}
      />
    </ActionPane>
  );
}
