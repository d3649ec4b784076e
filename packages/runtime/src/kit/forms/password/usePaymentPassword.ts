import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { FormFieldSpec } from "../formField.ts";
import { lockedUntil, triesLeft } from "./wrongPassword.ts";

/** The payment password that a form asks for (WA-022), and until when the platform takes none, in ms since 1970. */
export function usePaymentPassword(
  label: string,
  { error }: { readonly state: string; readonly error?: unknown },
): { readonly field: FormFieldSpec; readonly lockedUntil: number | undefined } {
  const { t } = useTranslation("forms");
  const left = triesLeft(error);
  const wrong = left === undefined ? t("fault.paymentPassword") : t("fault.paymentPasswordLeft", { count: left });
  return {
    field: { label, kind: "paymentPassword", rule: { required: true }, texts: { WRONG_PAYMENT_PASSWORD: wrong } },
    lockedUntil: lockedUntil(error),
  };
}
