import { useTranslation } from "../../../i18n/useTranslation.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { CaptchaStep } from "../../../kit/forms/captcha/CaptchaStep.tsx";
import { FormField } from "../../../kit/forms/FormField.tsx";
import { codeField, mobileField } from "../../../kit/forms/phone/phoneFields.ts";
import { PhoneField } from "../../../kit/forms/phone/PhoneField.tsx";
import { SmsCodeField } from "../../../kit/forms/phone/SmsCodeField.tsx";
import { usePhoneCode } from "../../../kit/forms/phone/usePhoneCode.ts";
import { usePhoneCountry } from "../../../kit/forms/phone/usePhoneCountry.ts";
import { useRegistrationRules } from "../../../kit/forms/useRegistrationRules.ts";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { WriteForm } from "../../../kit/forms/WriteForm.tsx";
import { useLoginPassword } from "../../payout/useLoginPassword.ts";
import { isOnce, type Profile } from "./profileData.ts";
import { useFieldName } from "./useFieldName.ts";
import { useProfileWrite } from "./useProfileWrite.ts";

interface MobileFormProps {
  readonly profile: Profile;
  readonly onSaved: (profile: Profile) => void;
}

/** A new number, with the code that was sent to it (AP-019). */
export function MobileForm({ profile, onSaved }: MobileFormProps) {
  const { t } = useTranslation("member/profile");
  const { t: auth } = useTranslation("auth");
  const { t: forms } = useTranslation("forms");
  const nameOf = useFieldName();
  const ruleOf = useRegistrationRules();
  const country = usePhoneCountry();
  const code = usePhoneCode("change");
  const { write, texts } = useProfileWrite("mobile");
  const field = mobileField({ label: nameOf("mobile"), rule: ruleOf("mobileNum"), t: forms });
  const form = useWriteForm({
    fields: {
      mobile: { ...field, texts: { ...field.texts, MOBILE_TAKEN: t("mobile.taken") } },
      verificationCode: codeField({ label: auth("field.verificationCode"), t: forms }),
      password: useLoginPassword(write),
    },
    write,
    request: ({ mobile = "", verificationCode = "", password = "" }) => ({
      mobile,
      countryDialingCode: country.dialingCode,
      verificationCode,
      password,
    }),
    onDone: onSaved,
    texts,
    guarded: true,
  });
  return (
    <WriteForm form={form} label={nameOf("mobile")} submitLabel={t("save")}>
      <p className={parts.note}>{t("mobile.note")}</p>
      {isOnce("mobile", profile) && <p className={parts.note}>{t("once", { fields: nameOf("mobile") })}</p>}
      <PhoneField form={form} name="mobile" country={country} first />
      <SmsCodeField form={form} name="verificationCode" mobile="mobile" country={country} code={code} />
      <FormField form={form} name="password" />
      <p className={parts.note}>{t("password.note")}</p>
      <CaptchaStep form={form} />
    </WriteForm>
  );
}
