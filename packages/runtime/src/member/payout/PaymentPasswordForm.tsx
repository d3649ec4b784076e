import { securityInfo } from "@livery/platform/calls/securityInfo.ts";
import { setPaymentPassword } from "@livery/platform/calls/setPaymentPassword.ts";
import { defined } from "@livery/platform/defined.ts";
import { registrationFields } from "@livery/product/registrationFields.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { FormField } from "../../kit/forms/FormField.tsx";
import { PasswordLock } from "../../kit/forms/password/PasswordLock.tsx";
import { usePaymentPassword } from "../../kit/forms/password/usePaymentPassword.ts";
import { useWriteForm } from "../../kit/forms/useWriteForm.ts";
import { WriteForm } from "../../kit/forms/WriteForm.tsx";
import { useWrite } from "../../kit/writes/useWrite.ts";
import { useLoginPassword } from "./useLoginPassword.ts";

interface PaymentPasswordFormProps {
  /** Whether there is one, which has to be entered as well. */
  readonly isSet: boolean;
  readonly onDone?: (() => void) | undefined;
}

/** The platform's rule of a payment password, which is the registration's (VF-019). */
const [patternId, minLength, maxLength] = registrationFields.find(({ id }) => id === "paymentPassword")!.rule;

/** Sets or changes the payment password, which confirms withdrawals and transfers (WA-022). */
export function PaymentPasswordForm({ isSet, onDone }: PaymentPasswordFormProps) {
  const { t } = useTranslation("member");
  const write = useWrite(setPaymentPassword, { invalidates: [securityInfo] });
  const { field: oldPaymentPassword, lockedUntil } = usePaymentPassword(t("paymentPassword.old"), write);
  const form = useWriteForm({
    fields: {
      oldPaymentPassword: isSet ? oldPaymentPassword : undefined,
      paymentPassword: {
        label: t("paymentPassword.new"),
        kind: "paymentPassword",
        rule: { required: true, patternId, minLength, maxLength },
        explained: true,
        texts: { in_pattern_5: t("paymentPassword.rule", { count: maxLength }) },
      },
      repeated: { label: t("paymentPassword.repeated"), kind: "paymentPassword", rule: { required: true } },
      loginPassword: useLoginPassword(write),
    },
    check: ({ paymentPassword, repeated }) => ({
      repeated: paymentPassword === repeated ? undefined : "fault.match",
    }),
    write,
    request: ({ oldPaymentPassword: old, paymentPassword = "", loginPassword = "" }) => ({
      paymentPassword,
      loginPassword,
      ...defined({ oldPaymentPassword: isSet ? old : undefined }),
    }),
    onDone,
    guarded: true,
  });
  if (lockedUntil !== undefined) return <PasswordLock until={lockedUntil} onEnd={write.reset} />;
  return (
    <WriteForm
      form={form}
      label={t("paymentPassword")}
      submitLabel={isSet ? t("paymentPassword.change") : t("paymentPassword.set")}
    >
      {isSet && <FormField form={form} name="oldPaymentPassword" first />}
      <FormField form={form} name="paymentPassword" />
      <FormField form={form} name="repeated" />
      <FormField form={form} name="loginPassword" />
    </WriteForm>
  );
}
