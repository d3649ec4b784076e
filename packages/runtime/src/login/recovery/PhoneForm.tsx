import { resetPassword } from "@livery/platform/calls/resetPassword.ts";
import { defined } from "@livery/platform/defined.ts";
import { HOME_PATH } from "@livery/product/routes.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CaptchaStep } from "../../kit/forms/captcha/CaptchaStep.tsx";
import { FormField } from "../../kit/forms/FormField.tsx";
import { codeField, mobileField } from "../../kit/forms/phone/phoneFields.ts";
import { PhoneField } from "../../kit/forms/phone/PhoneField.tsx";
import { SmsCodeField } from "../../kit/forms/phone/SmsCodeField.tsx";
import { usePhoneCode } from "../../kit/forms/phone/usePhoneCode.ts";
import { usePhoneCountry } from "../../kit/forms/phone/usePhoneCountry.ts";
import { useWriteForm } from "../../kit/forms/useWriteForm.ts";
import { WriteForm } from "../../kit/forms/WriteForm.tsx";
import { useOpenDialog } from "../../dialogs/dialogs.ts";
import { forgetPasswords } from "../../session/remember/rememberedLogin.ts";
import { signInAtom } from "../../kit/account/signIn.ts";
import { useWrite } from "../../kit/writes/useWrite.ts";
import * as css from "../auth.css.ts";
import { useRegistrationRules } from "../../kit/forms/useRegistrationRules.ts";

/** What the platform says of a code that it accepted before, or that is too old by now. */
const usedUp: readonly string[] = ["auth/invalid-verification-code", "auth/code-expired"];

/**
 * Sets a new password with a code to the phone, then logs in with it and goes home (AU-046, AU-047). Only the form holds the
 * password, so it is gone with the dialog (AU-048).
 */
export function PhoneForm() {
  const { t } = useTranslation("auth");
  const { t: shared } = useTranslation("forms");
  const rule = useRegistrationRules();
  const country = usePhoneCountry();
  const code = usePhoneCode("recovery");
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  const signIn = useSetAtom(signInAtom);
  const logIn = async (password = "", username = "") => {
    await forgetPasswords();
    await signIn({ username, password, countryDialingCode: country.dialingCode });
    await navigate(HOME_PATH);
  };
  const write = useWrite(resetPassword, { invalidates: [] });
  const mayBeSet = write.pending !== undefined;
  const form = useWriteForm({
    fields: {
      mobileNum: mobileField({ label: t("field.mobileNum"), rule: rule("mobileNum"), t: shared }),
      verificationCode: codeField({ label: t("field.verificationCode"), t: shared }),
      newPassword: {
        label: t("forgotPassword.newPassword"),
        kind: "newPassword",
        rule: rule("password"),
        explained: true,
      },
    },
    write,
    request: ({ mobileNum = "", verificationCode = "", newPassword = "" }, captcha) => ({
      newPassword,
      mobileNum,
      countryDialingCode: country.dialingCode,
      verificationCode,
      ...defined({ captcha: captcha?.text, captchaId: captcha?.id }),
    }),
    async onDone({ userName }, { newPassword, mobileNum }) {
      try {
        await logIn(newPassword, userName || mobileNum);
      } catch {
        openDialog("login", { notice: "passwordSet" });
      }
    },
    async onRefused({ code = "" }, { newPassword, mobileNum }) {
      // The reset whose response was lost used up the code: then the new password is set and logs in.
      if (!mayBeSet || !usedUp.includes(code)) return false;
      return logIn(newPassword, mobileNum).then(
        () => true,
        () => false,
      );
    },
    texts: { unknown: t("forgotPassword.lost"), WRONG_LOGIN: t("problem.wrongLogin") },
    enterAgain: "verificationCode",
    guarded: true,
  });
  const tryLogin = () => {
    const { newPassword, mobileNum } = form.values();
    void form.attempt(() => logIn(newPassword, mobileNum));
  };
  return (
    <WriteForm
      form={form}
      label={t("forgotPassword.byPhone")}
      submitLabel={t("forgotPassword.setPassword")}
      wayOn={
        <Button block onClick={tryLogin}>
          {t("forgotPassword.logIn")}
        </Button>
      }
    >
      <p className={css.lead}>{t("forgotPassword.phoneLead")}</p>
      <PhoneField form={form} name="mobileNum" country={country} first />
      <SmsCodeField form={form} name="verificationCode" mobile="mobileNum" country={country} code={code} />
      <FormField form={form} name="newPassword" />
      <CaptchaStep form={form} />
    </WriteForm>
  );
}
