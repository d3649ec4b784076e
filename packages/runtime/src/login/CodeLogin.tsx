import { login } from "@livery/platform/calls/login.ts";
import { defined } from "@livery/platform/defined.ts";
import type { Login } from "@livery/platform/loginResponse.ts";
import type { PlatformError } from "@livery/platform/platformError.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { CaptchaStep } from "../kit/forms/captcha/CaptchaStep.tsx";
import { codeField, mobileField } from "../kit/forms/phone/phoneFields.ts";
import { PhoneField } from "../kit/forms/phone/PhoneField.tsx";
import { SmsCodeField } from "../kit/forms/phone/SmsCodeField.tsx";
import { usePhoneCode } from "../kit/forms/phone/usePhoneCode.ts";
import { usePhoneCountry } from "../kit/forms/phone/usePhoneCountry.ts";
import { useWriteForm } from "../kit/forms/useWriteForm.ts";
import { WriteForm } from "../kit/forms/WriteForm.tsx";
import { readRememberedLogin, rememberPhone } from "../session/remember/rememberedLogin.ts";
import { useWrite } from "../kit/writes/useWrite.ts";
import { RememberBox } from "./RememberBox.tsx";
import type { Remembering } from "./useRemembering.ts";

interface CodeLoginProps {
  readonly remembering: Remembering;
  readonly onIn: (session: Login) => Promise<void>;
  /** Sees a rejection first; resolves to true if the form need not show it. */
  readonly onRefused: (error: PlatformError) => Promise<boolean>;
}

/** Login by a code that comes to the phone (AU-002). The code is a captcha of its own: only the platform asks for one. */
export function CodeLogin({ remembering, onIn, onRefused }: CodeLoginProps) {
  const { t } = useTranslation("auth");
  const { t: shared } = useTranslation("forms");
  const remembered = readRememberedLogin().phone;
  const country = usePhoneCountry(remembered?.countryDialingCode);
  const code = usePhoneCode("login");
  const { dialingCode: countryDialingCode } = country;
  const form = useWriteForm({
    fields: {
      mobileNum: mobileField({ label: t("field.mobileNum"), t: shared }),
      verificationCode: codeField({ label: t("field.verificationCode"), t: shared }),
    },
    defaults: { mobileNum: remembered?.mobileNum ?? "" },
    write: useWrite(login, { invalidates: [] }),
    request: async ({ mobileNum = "", verificationCode = "" }, captcha) => ({
      type: code.channel,
      mobileNum,
      countryDialingCode,
      verificationCode: (await code.prove(verificationCode)) ?? verificationCode,
      ...defined({
        slideProof: captcha?.slideProof || undefined,
        captcha: captcha?.text ? captcha : undefined,
      }),
    }),
    onDone: (session, { mobileNum = "" }) =>
      remembering.enter(() => onIn(session), {
        ticked: (seconds) => rememberPhone({ mobileNum, countryDialingCode }, seconds),
      }),
    onRefused,
    // A session that nobody knows of does nothing.
    retrySafe: true,
    enterAgain: "verificationCode",
  });
  return (
    <WriteForm form={form} label={t("login.tab")} submitLabel={t("login.submit")}>
      <PhoneField form={form} name="mobileNum" country={country} first />
      <SmsCodeField form={form} name="verificationCode" mobile="mobileNum" country={country} code={code} />
      <CaptchaStep form={form} />
      <RememberBox {...remembering} />
    </WriteForm>
  );
}
