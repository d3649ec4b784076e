import { accountFields } from "@livery/product/accountFields.ts";
import type { FieldSettings } from "@livery/product/registration.ts";
import type { TFunction } from "i18next";
import { type FormFieldSpec, ruleMessage } from "../formField.ts";

interface PhoneFieldSource {
  readonly label: string;
  /** What the platform's settings ask for; by default 10 or 11 digits (VF-053). */
  readonly rule?: FieldSettings | undefined;
  readonly t: TFunction<"forms">;
}

/** The field of a mobile number: digits only, in the length of its rule (VF-044, VF-052, VF-053). */
export function mobileField({ label, rule = usualRule("mobileNum"), t }: PhoneFieldSource): FormFieldSpec {
  const { minLength: min = 1, maxLength: max = "∞" } = rule;
  const form = min === max ? t("fault.mobileLength", { count: max }) : t("fault.mobile", { min, max });
  return {
    label,
    kind: "phone",
    rule,
    texts: {
      [ruleMessage(rule)]: form,
      "auth/invalid-phone-number": t("phone.invalidNumber"),
      "auth/missing-phone-number": t("phone.missingNumber"),
    },
  };
}

/** The field of a code that was sent by SMS (VF-038), with the texts for a code that was not accepted. */
export function codeField({ label, rule = usualRule("verificationCode"), t }: PhoneFieldSource): FormFieldSpec {
  return {
    label,
    kind: "sentCode",
    rule,
    texts: {
      "auth/invalid-verification-code": t("phone.invalidCode"),
      "auth/missing-verification-code": t("phone.missingCode"),
      "auth/code-expired": t("phone.codeExpired"),
    },
  };
}

function usualRule(field: "mobileNum" | "verificationCode"): FieldSettings {
  const [patternId, minLength, maxLength] = accountFields.find(({ id }) => id === field)!.rule;
  return { required: true, patternId, minLength, maxLength };
}
