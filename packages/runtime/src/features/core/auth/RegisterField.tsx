import type { FormField } from "@livery/product/registration.ts";
import { PasswordField } from "@livery/ui/PasswordField/PasswordField.tsx";
import { TextField, type TextFieldProps } from "@livery/ui/TextField/TextField.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CaptchaInput } from "./CaptchaInput.tsx";
import { registerLooks } from "./registerLooks.ts";
import { type RegisterFault, type RegisterFieldId, ruleMessage, ruleValues } from "./registerRules.ts";
import type { CaptchaPicture } from "./useCaptcha.ts";

interface RegisterFieldProps {
  readonly id: RegisterFieldId;
  readonly rule: FormField["rule"];
  readonly fault: RegisterFault | undefined;
  readonly captcha: CaptchaPicture;
  readonly first: boolean;
  /** The form's hold on the control. */
  readonly control: Pick<TextFieldProps, "ref" | "name" | "onChange" | "onBlur">;
}

/** One field of the registration, with its rule and what is wrong with it (VF-030, VF-046). */
export function RegisterField({ id, rule, fault, captcha, first, control }: RegisterFieldProps) {
  const { t } = useTranslation("auth");
  const error = fault && t(fault, ruleValues(rule));
  const need = rule.required ? { required: true } : { optionalLabel: t("field.optional") };
  if (id === "captcha") return <CaptchaInput captcha={captcha} error={error} {...need} {...control} />;
  const { kind, icon, autoComplete, inputMode, explained } = registerLooks[id];
  const field = {
    label: t(`field.${id}`),
    hint: explained && !error ? t(ruleMessage(rule), ruleValues(rule)) : undefined,
    error,
    autoComplete,
    autoCapitalize: "none",
    spellCheck: false,
    ...(inputMode && { inputMode }),
    ...(icon && { icon }),
    ...(first && { "data-autofocus": "" }),
    ...need,
    ...control,
  };
  return kind === "password" ? <PasswordField {...field} revealLabel={t("password.show")} /> : <TextField {...field} />;
}
