import { useTranslation } from "../../i18n/useTranslation.ts";
import type { FormFieldSpec } from "../../kit/forms/formField.ts";
import { usePaymentPassword } from "../../kit/forms/password/usePaymentPassword.ts";
import { triesLeft } from "../../kit/forms/password/wrongPassword.ts";

/** The password that confirms spending points: the payment password or, where none is set, that of the login (PM-003). */
export type PasswordKind = "payment" | "login";

interface AskedPassword {
  readonly field: FormFieldSpec;
  /** Until when the platform takes none, in ms since 1970. */
  readonly lockedUntil: number | undefined;
  /** Its part of the request. */
  readonly sent: (password: string | undefined) => { readonly paymentPassword: string } | { readonly password: string };
}

export function usePassword(
  kind: PasswordKind,
  write: { readonly state: string; readonly error?: unknown },
): AskedPassword {
  const { t } = useTranslation("pointMall");
  const { field, lockedUntil } = usePaymentPassword(t("password.payment"), write);
  const left = triesLeft(write.error);
  if (kind === "payment") return { field, lockedUntil, sent: (password = "") => ({ paymentPassword: password }) };
  const wrong = left === undefined ? t("password.wrong") : t("password.wrongLeft", { count: left });
  return {
    field: {
      label: t("password.login"),
      kind: "currentPassword",
      rule: { required: true },
      texts: { WRONG_PASSWORD: wrong },
    },
    lockedUntil,
    sent: (password = "") => ({ password }),
  };
}
