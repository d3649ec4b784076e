import { login } from "@livery/platform/calls/login.ts";
import { useSetAtom } from "jotai";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CaptchaStep } from "../../../parts/forms/captcha/CaptchaStep.tsx";
import { FormField } from "../../../parts/forms/FormField.tsx";
import { useWriteForm } from "../../../parts/forms/useWriteForm.ts";
import { WriteForm } from "../../../parts/forms/WriteForm.tsx";
import { welcomeAtom } from "../../../state/signIn.ts";
import { useSwitches } from "../../../state/switches.ts";
import { useWrite } from "../../../state/writes/useWrite.ts";
import { loginFields } from "./loginFields.ts";

/** Login by username and password, with a captcha once the platform asks for one. Who shows it closes it when it is done. */
export function LoginForm() {
  const { t } = useTranslation("auth");
  const welcome = useSetAtom(welcomeAtom);
  const { FORCEPASSEXPIRY3: expiryForces } = useSwitches();
  const form = useWriteForm({
    fields: loginFields((id) => t(`field.${id}`)),
    write: useWrite(login, { outdates: [] }),
    request: ({ username = "", password = "" }, captcha) => ({
      type: "username" as const,
      username,
      password,
      ...(captcha && { captcha }),
    }),
    onDone: (entry, { username = "", password = "" }) => welcome(entry, { username, password, expiryForces }),
    texts: { WRONG_LOGIN: t("problem.wrongLogin") },
    // A session of which nobody heard does nothing.
    harmless: true,
    enterAgain: "password",
  });
  return (
    <WriteForm form={form} label={t("login.tab")} submitLabel={t("login.submit")}>
      <FormField form={form} name="username" first />
      <FormField form={form} name="password" />
      <CaptchaStep form={form} />
    </WriteForm>
  );
}
