import { removeBankCard } from "@livery/platform/calls/removeBankCard.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { FormField } from "../../../kit/forms/FormField.tsx";
import { PasswordLock } from "../../../kit/forms/password/PasswordLock.tsx";
import { usePaymentPassword } from "../../../kit/forms/password/usePaymentPassword.ts";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { WriteForm } from "../../../kit/forms/WriteForm.tsx";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { type Card, changedByCards } from "../../payout/payoutData.ts";
import { useLoginPassword } from "../../payout/useLoginPassword.ts";

interface RemoveCardFormProps {
  readonly card: Card;
  readonly onRemoved: () => void;
}

/** Removes a payout account, with both passwords: who has only the session cannot (AP-107). */
export function RemoveCardForm({ card, onRemoved }: RemoveCardFormProps) {
  const { t } = useTranslation("member/securityCenter");
  const { t: member } = useTranslation("member");
  const write = useWrite(removeBankCard, { invalidates: changedByCards });
  const { field, lockedUntil } = usePaymentPassword(member("paymentPassword"), write);
  const form = useWriteForm({
    fields: {
      paymentPassword: field,
      password: useLoginPassword(write),
    },
    write,
    request: ({ paymentPassword = "", password = "" }) => ({ id: card.id, paymentPassword, password }),
    onDone: onRemoved,
  });
  if (lockedUntil !== undefined) return <PasswordLock until={lockedUntil} onEnd={write.reset} />;
  return (
    <WriteForm form={form} label={t("remove.title")} submitLabel={t("remove.submit")}>
      <p className={parts.note}>{t("remove.text")}</p>
      <FormField form={form} name="paymentPassword" />
      <FormField form={form} name="password" />
    </WriteForm>
  );
}
