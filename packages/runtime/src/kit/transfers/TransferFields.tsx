import { minor, type Minor } from "@livery/product/money.ts";
import { ConfirmDialog } from "@livery/ui/ConfirmDialog/ConfirmDialog.tsx";
import { TextArea } from "@livery/ui/TextArea/TextArea.tsx";
import { useController } from "react-hook-form";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSite } from "../../site/SiteContext.ts";
import { AmountFormField } from "../forms/AmountFormField.tsx";
import { typedAmount } from "../forms/formAmounts.ts";
import { FormField } from "../forms/FormField.tsx";
import { FormStep } from "../forms/FormStep.tsx";
import { MoneyForm } from "../forms/MoneyForm.tsx";
import type { useQuestion } from "../forms/useQuestion.ts";
import { ValuedField } from "../forms/ValuedField.tsx";
import { availableOf } from "../money/availableOf.ts";
import { GiftNotice } from "../money/GiftNotice.tsx";
import { parseAmount } from "../money/parseAmount.ts";
import { useCurrency } from "../money/useCurrency.ts";
import type { TransferForm, TransferInfo, WantedTransfer } from "./useTransferForm.ts";

interface TransferFieldsProps {
  /** The form's `id`; its button has it as `form`. */
  readonly id: string;
  readonly form: TransferForm;
  readonly info: TransferInfo;
  /** What the form does. */
  readonly label: string;
  /** Of the headings of its steps. */
  readonly level?: 3 | 4 | undefined;
}

/** How much, a remark, and the payment password. */
export function TransferFields({ id, form, info, label, level }: TransferFieldsProps) {
  const { t } = useTranslation("records");
  const { constants } = useSite();
  const currency = useCurrency();
  const { minimum, maximum } = info;
  return (
    <MoneyForm
      id={id}
      form={form}
      label={label}
      password={
        <FormStep number={3} level={level} title={t("transfer.password")}>
          <FormField form={form} name="paymentPassword" labelHidden />
        </FormStep>
      }
    >
      <GiftNotice of={info} />
      <FormStep number={1} level={level} title={t("transfer.amount")}>
        <AmountFormField
          form={form}
          name="amount"
          labelHidden
          balance={availableOf(info)}
          hint={t("transfer.amount.hint", {
            minimum: typedAmount(minimum, currency),
            maximum: typedAmount(maximum, currency),
          })}
        />
      </FormStep>
      <FormStep number={2} level={level} title={t("transfer.remark.step")}>
        <ValuedField form={form} name="remark">
          {({ onValue, ...remark }) => (
            <TextArea
              {...remark}
              labelHidden
              rows={2}
              maxLength={constants.remarkLength}
              leftLabel={(count) => t("transfer.remark.left", { count })}
              onChange={(event) => onValue(event.currentTarget.value)}
            />
          )}
        </ValuedField>
      </FormStep>
    </MoneyForm>
  );
}

/** What is typed so far, and what it would leave. */
export function useTransferForecast(
  form: TransferForm,
  info: TransferInfo,
): { readonly amount: Minor | undefined; readonly after: Minor | undefined; readonly submitLabel: string } {
  const { t } = useTranslation("records");
  const currency = useCurrency();
  const { field } = useController({ control: form.control, name: "amount" });
  const parsed = parseAmount(String(field.value ?? ""), currency);
  const amount = parsed.ok && parsed.amount > 0 ? parsed.amount : undefined;
  return {
    amount,
    // While its outcome is unknown it may have left the balance already.
    after:
      amount === undefined || amount > availableOf(info) || form.unknown ? undefined : minor(info.balance - amount),
    submitLabel:
      amount === undefined ? t("transfer.send") : t("transfer.submit", { amount: typedAmount(amount, currency) }),
  };
}

interface TransferQuestionProps {
  readonly question: ReturnType<typeof useQuestion<WantedTransfer>>;
  readonly receiver: string;
}

/** The last question, which names the receiver. */
export function TransferQuestion({ question, receiver }: TransferQuestionProps) {
  const { t } = useTranslation("records");
  const currency = useCurrency();
  const asked = question.about;
  const amount = typedAmount(asked?.amount, currency);
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={asked === undefined ? "" : t("transfer.question", { receiver, amount })}
      text={
        asked?.remark
          ? t("transfer.question.remark", { final: t("transfer.final"), remark: asked.remark })
          : t("transfer.final")
      }
      cancelLabel={t("transfer.question.back")}
      confirmLabel={asked === undefined ? "" : t("transfer.submit", { amount })}
      onCancel={() => question.answer(false)}
      onConfirm={() => question.answer(true)}
    />
  );
}
