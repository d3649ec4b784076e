import { requestPasswordMail } from "@livery/platform/calls/requestPasswordMail.ts";
import { defined } from "@livery/platform/defined.ts";
import { useSetAtom } from "jotai";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useDialog } from "../../dialogs/DialogContext.ts";
import { CaptchaStep } from "../../kit/forms/captcha/CaptchaStep.tsx";
import { FormField } from "../../kit/forms/FormField.tsx";
import { useWriteForm } from "../../kit/forms/useWriteForm.ts";
import { WriteForm } from "../../kit/forms/WriteForm.tsx";
import { noticeAtom } from "../../dialogs/notice.ts";
import { forgetPasswords } from "../../session/remember/rememberedLogin.ts";
import { useSite } from "../../site/SiteContext.ts";
import { useWrite } from "../../kit/writes/useWrite.ts";
import * as css from "../auth.css.ts";
import { useRegistrationRules } from "../../kit/forms/useRegistrationRules.ts";

/**
 * Requests the mail that replaces a forgotten password (AU-042). Whether an account exists, and whether the address is its
 * own, is never revealed: every response about them has the same wording (AU-044).
 */
export function MailForm() {
  const { t } = useTranslation("auth");
  const { constants } = useSite();
  const { close } = useDialog();
  const setNotice = useSetAtom(noticeAtom);
  const rule = useRegistrationRules();
  const form = useWriteForm({
    fields: {
      username: { label: t("field.username"), kind: "username", rule: rule("username") },
      email: { label: t("field.email"), kind: "email", rule: rule("email") },
    },
    write: useWrite(requestPasswordMail, { invalidates: [] }),
    request: ({ username = "", email = "" }, captcha) => ({
      username,
      email,
      ...defined({ captcha: captcha?.text, captchaId: captcha?.id }),
    }),
    async onDone() {
      await forgetPasswords();
      close();
      setNotice({ kind: "mailed" });
    },
    texts: { refused: t("forgotPassword.noAccount") },
    // A second mail does no harm.
    retrySafe: true,
    pause: constants.sendThrottle * 1000,
  });
  return (
    <WriteForm form={form} label={t("forgotPassword.byMail")} submitLabel={t("forgotPassword.sendMail")}>
      <p className={css.lead}>{t("forgotPassword.mailLead")}</p>
      <FormField form={form} name="username" first />
      <FormField form={form} name="email" />
      <CaptchaStep form={form} />
    </WriteForm>
  );
}
