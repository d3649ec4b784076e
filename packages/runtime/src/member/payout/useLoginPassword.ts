import { useTranslation } from "../../i18n/useTranslation.ts";
import type { FormFieldSpec } from "../../kit/forms/formField.ts";

/** The login password, with which a member confirms a change of what proves who they are (AP-Ha). */
export function useLoginPassword(): FormFieldSpec {
  const { t } = useTranslation("member");
  return {
    label: t("loginPassword"),
    kind: "currentPassword",
    rule: { required: true },
    texts: { WRONG_PASSWORD: t("loginPassword.wrong") },
  };
}
