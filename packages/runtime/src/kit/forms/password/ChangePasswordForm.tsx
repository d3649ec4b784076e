import { changePassword } from "@livery/platform/calls/changePassword.ts";
import type { FieldSettings } from "@livery/product/registration.ts";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { forgetPasswords } from "../../../session/remember/rememberedLogin.ts";
import { useWrite } from "../../writes/useWrite.ts";
import { FormField } from "../FormField.tsx";
import { FormSkeleton } from "../FormSkeleton.tsx";
import { useWriteForm } from "../useWriteForm.ts";
import { WriteForm } from "../WriteForm.tsx";
import { newPasswordFaults, passwordFields } from "./passwordFields.ts";
import { usePasswordRule } from "./usePasswordRule.ts";

interface ChangePasswordFormProps {
  /** The member's account name, so that a password manager saves the new password for it. */
  readonly account: string;
  /** The password that the member has just logged in with: its field is left out (AU-052). */
  readonly usedPassword?: string | undefined;
  readonly onChanged: (newPassword: string) => void | Promise<void>;
  /** The session ended with an earlier send whose response was lost: the new password may be valid already. */
  readonly onLost?: ((newPassword: string) => Promise<void>) | undefined;
}

/** Changes the member's own password (AU-050, L120): in a dialog, or in the security centre. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { t } = useTranslation("auth");
  const rule = usePasswordRule();
  return rule ? <PasswordForm {...props} rule={rule} /> : <FormSkeleton label={t("password.loading")} />;
}

function PasswordForm({
  account,
  usedPassword,
  onChanged,
  onLost,
  rule,
}: ChangePasswordFormProps & { readonly rule: FieldSettings }) {
  const { t } = useTranslation("auth");
  // The platform may have another opinion of it: then its field shows.
  const [known, setKnown] = useState(usedPassword);
  const write = useWrite(changePassword, { invalidates: [] });
  const hasLost = write.pending !== undefined;
  const wrong = t(hasLost ? "password.wrongAfterLost" : "password.wrongOld");
  const form = useWriteForm({
    fields: passwordFields({
      label: (id) => t(`field.${id}`),
      rule,
      isOldKnown: known !== undefined,
      oldTexts: { WRONG_PASSWORD: wrong },
    }),
    check: (values) => newPasswordFaults(values, known),
    write,
    request: ({ oldPassword = "", newPassword = "", confirmNewPassword = "" }) => ({
      oldPassword: known ?? oldPassword,
      newPassword,
      confirmNewPassword,
    }),
    onDone: async (_response, { newPassword = "" }) => {
      await forgetPasswords();
      await onChanged(newPassword);
    },
    onRefused: async ({ code, status }, { newPassword = "" }) => {
      if (code === "WRONG_PASSWORD") setKnown(undefined);
      if (!hasLost || status !== 401 || !onLost) return false;
      await onLost(newPassword);
      return true;
    },
    texts: { WRONG_PASSWORD: wrong, unknown: t("password.lost") },
    guarded: true,
  });
  return (
    <WriteForm form={form} label={t("password.title")} submitLabel={t("password.submit")}>
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <FormField form={form} name="oldPassword" first />
      <FormField form={form} name="newPassword" first={known !== undefined} />
      <FormField form={form} name="confirmNewPassword" />
    </WriteForm>
  );
}
