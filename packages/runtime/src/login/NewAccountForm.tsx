import { Button } from "@livery/ui/Button/Button.tsx";
import { Tabs } from "@livery/ui/Tabs/Tabs.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { CaptchaStep } from "../kit/forms/captcha/CaptchaStep.tsx";
import { FormField } from "../kit/forms/FormField.tsx";
import { PhoneField } from "../kit/forms/phone/PhoneField.tsx";
import { SmsCodeField } from "../kit/forms/phone/SmsCodeField.tsx";
import { usePhoneCode } from "../kit/forms/phone/usePhoneCode.ts";
import { usePhoneCountry } from "../kit/forms/phone/usePhoneCountry.ts";
import { WriteForm } from "../kit/forms/WriteForm.tsx";
import * as css from "./auth.css.ts";
import { TermsBox } from "./TermsBox.tsx";
import { type Phone, type Registration, type RegistrationOptions, useRegistration } from "./useRegistration.ts";

type NewAccountFormProps = Omit<RegistrationOptions, "phone">;

/** The registration itself. Only where it asks for a number is the platform asked for its countries. */
export function NewAccountForm(props: NewAccountFormProps) {
  const asksNumber = props.ways.some(({ asked }) => asked.some(({ id }) => id === "mobileNum"));
  return asksNumber ? <WithPhone {...props} /> : <Ways {...props} />;
}

function WithPhone(props: NewAccountFormProps) {
  const country = usePhoneCountry();
  const code = usePhoneCode("register");
  return <Ways {...props} phone={{ country, code }} />;
}

/** A tab for each way to register; what was typed stays when the way changes. */
function Ways(options: RegistrationOptions) {
  const { t } = useTranslation("auth");
  const registration = useRegistration(options);
  const panel = <Fields {...registration} phone={options.phone} />;
  const modes = options.ways.map(({ mode }) => mode);
  if (modes.length < 2) return panel;
  return (
    <Tabs
      label={t("register.modes")}
      look="line"
      selected={registration.mode}
      onSelect={registration.choose}
      items={modes.map((id) => ({ id, label: t(`register.by.${id}`), panel }))}
    />
  );
}

type FieldsProps = Registration & { readonly phone: Phone | undefined };

function Fields({ form, names, phone, referralCode, logInInstead }: FieldsProps) {
  const { t } = useTranslation("auth");
  return (
    <WriteForm
      form={form}
      label={t("register.tab")}
      submitLabel={t("register.submit")}
      summary
      wayOn={
        // Without a password only the token of the lost response could.
        names.includes("password") && (
          <Button block onClick={logInInstead}>
            {t("register.logIn")}
          </Button>
        )
      }
    >
      {names.map((name, index) => {
        if (phone && name === "mobileNum")
          return <PhoneField key={name} form={form} name={name} country={phone.country} first={index === 0} />;
        if (phone && name === "verificationCode")
          return <SmsCodeField key={name} form={form} name={name} mobile="mobileNum" {...phone} />;
        return <FormField key={name} form={form} name={name} first={index === 0} />;
      })}
      {referralCode && <p className={css.referral}>{t("register.referral", { code: referralCode })}</p>}
      <CaptchaStep form={form} />
      <TermsBox control={form.field("terms")} />
    </WriteForm>
  );
}
