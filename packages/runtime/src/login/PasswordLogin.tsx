import { login } from "@livery/platform/calls/login.ts";
import { defined } from "@livery/platform/defined.ts";
import type { Login } from "@livery/platform/loginResponse.ts";
import type { PlatformError } from "@livery/platform/platformError.ts";
import { FormRow } from "@livery/ui/FormStack/FormRow.tsx";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { CaptchaStep } from "../kit/forms/captcha/CaptchaStep.tsx";
import { FormField } from "../kit/forms/FormField.tsx";
import { useWriteForm } from "../kit/forms/useWriteForm.ts";
import { WriteForm } from "../kit/forms/WriteForm.tsx";
import { readRememberedLogin, readRememberedPassword } from "../session/remember/rememberedLogin.ts";
import { useWrite } from "../kit/writes/useWrite.ts";
import { ForgotLink } from "./ForgotLink.tsx";
import { loginFields } from "./loginFields.ts";
import { RememberBox } from "./RememberBox.tsx";
import type { Remembering } from "./useRemembering.ts";

interface PasswordLoginProps {
  readonly remembering: Remembering;
  /** The platform accepted name and password. */
  readonly onIn: (session: Login, account: Account) => Promise<void>;
  /** Sees a rejection first; resolves to true if the form need not show it. */
  readonly onRefused: (error: PlatformError, account: Account) => Promise<boolean>;
}

export interface Account {
  readonly username: string;
  readonly password: string;
}

/** Login by username and password (AU-001). */
export function PasswordLogin({ remembering, onIn, onRefused }: PasswordLoginProps) {
  const { t } = useTranslation("auth");
  const form = useWriteForm({
    fields: loginFields((id) => t(`field.${id}`), { FIELD_INVALID: t("problem.loginFormat") }),
    defaults: { username: readRememberedLogin().username ?? "" },
    write: useWrite(login, { invalidates: [] }),
    request: ({ username = "", password = "" }, captcha) => ({
      type: "username" as const,
      username,
      password,
      ...defined({
        slideProof: captcha?.slideProof || undefined,
        captcha: captcha?.text ? captcha : undefined,
      }),
    }),
    onDone: (session, { username = "", password = "" }) => onIn(session, { username, password }),
    onRefused: (error, { username = "", password = "" }) => onRefused(error, { username, password }),
    texts: { WRONG_LOGIN: t("problem.wrongLogin") },
    // A session that nobody knows of does nothing.
    retrySafe: true,
    slides: true,
    enterAgain: "password",
  });
  const fillIn = useEffectEvent((password: string | undefined) => form.fillIn({ password }));
  useEffect(() => {
    const { username } = readRememberedLogin();
    if (username !== undefined) void readRememberedPassword(username).then((password) => fillIn(password));
  }, []);
  return (
    <WriteForm form={form} label={t("login.tab")} submitLabel={t("login.submit")}>
      <FormField form={form} name="username" first />
      <FormField form={form} name="password" />
      <CaptchaStep form={form} />
      <FormRow>
        <RememberBox {...remembering} />
        <ForgotLink />
      </FormRow>
    </WriteForm>
  );
}
