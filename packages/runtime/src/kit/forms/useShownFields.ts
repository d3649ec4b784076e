import type { FieldErrors } from "react-hook-form";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useCurrency } from "../money/useCurrency.ts";
import type { RawValues } from "./fieldsResolver.ts";
import { limitValues } from "./formAmounts.ts";
import type { ShownField } from "./formControls.ts";
import { type FieldFault, type FormFields, ruleMessage, ruleValues } from "./formField.ts";

/** The texts around each control of a form: its label, what is wrong with it, and how to fill it in. */
export function useShownFields(fields: FormFields<string>, errors: FieldErrors<RawValues>) {
  const { t } = useTranslation("forms");
  const currency = useCurrency();
  const errorOf = (name: string): string | undefined => {
    const { type, message } = errors[name] ?? {};
    const { rule, limits = {}, texts: own = {} } = fields[name] ?? {};
    if (type === undefined) return undefined;
    const isFault = /^(?:in_|fault\.)/u.test(String(type));
    return (
      own[String(type)] ??
      (isFault && rule
        ? t(type as FieldFault, { ...ruleValues(rule), ...limitValues(limits, currency), found: message })
        : message)
    );
  };
  return (name: string): ShownField => {
    const { label = "", rule = { required: false }, explained, kind, texts: own = {} } = fields[name] ?? {};
    const error = errorOf(name);
    return {
      label,
      error,
      hint: explained && !error ? (own[ruleMessage(rule)] ?? t(ruleMessage(rule), ruleValues(rule))) : undefined,
      ...(rule.required ? { required: true } : kind !== "box" && { optionalLabel: t("optional") }),
    };
  };
}
