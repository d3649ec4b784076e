import { useTranslation } from "../../i18n/useTranslation.ts";
import type { FormFieldSpec } from "../../kit/forms/formField.ts";
import { triesLeft } from "../../kit/forms/password/wrongPassword.ts";

/** The login password, with which a member confirms a change of what proves who they are (AP-Ha). */
export function useLoginPassword(write: { readonly state: string; readonly error?: unknown }): FormFieldSpec {
  const { t } = useTranslation("member");
  const left = triesLeft(write.error);
  return {
    label: t("loginPassword"),
    kind: "currentPassword",
    rule: { required: true },
    texts: {
      WRONG_PASSWORD: left === undefined ? t("loginPassword.wrong") : t("loginPassword.wrongLeft", { count: left }),
    },
  };
}
