import { securityInfo } from "@livery/platform/calls/securityInfo.ts";
import { setPaymentPassword } from "@livery/platform/calls/setPaymentPassword.ts";
import { defined } from "@livery/platform/defined.ts";
import { registrationFields } from "@livery/product/registrationFields.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { FormField } from "../../kit/forms/FormField.tsx";
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
  const { t: forms } = useTranslation("forms");
  const required = { required: true };
  const form = useWriteForm({
    fields: {
      oldPaymentPassword: isSet
        ? {
            label: t("paymentPassword.old"),
            kind: "paymentPassword" as const,
            rule: required,
            texts: { WRONG_PAYMENT_PASSWORD: forms("fault.paymentPassword") },
          }
        : undefined,
      paymentPassword: {
        label: t("paymentPassword.new"),
        kind: "paymentPassword",
        rule: { required: true, patternId, minLength, maxLength },
        explained: true,
        texts: { in_pattern_5: t("paymentPassword.rule", { count: maxLength }) },
      },
      repeated: { label: t("paymentPassword.repeated"), kind: "paymentPassword", rule: required },
      loginPassword: useLoginPassword(),
    },
    check: ({ paymentPassword, repeated }) => ({
      repeated: paymentPassword === repeated ? undefined : "fault.match",
    }),
    write: useWrite(setPaymentPassword, { invalidates: [securityInfo] }),
    request: ({ oldPaymentPassword, paymentPassword = "", loginPassword = "" }) => ({
      paymentPassword,
      loginPassword,
      ...defined({ oldPaymentPassword: isSet ? oldPaymentPassword : undefined }),
    }),
    onDone,
    guarded: true,
  });
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
