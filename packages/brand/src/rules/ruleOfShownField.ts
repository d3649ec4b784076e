import { registrationFields } from "@livery/product/registrationFields.ts";
import type { Rule } from "./rule.ts";

export const ruleOfShownField: Rule = {
  code: "LIV1226",
  title: {
    en: "Rules are written only for registration fields that the brand's form has.",
    ko: "규칙은 브랜드의 가입 양식에 있는 필드에만 씁니다.",
  },
  why: {
    en: "The rule of a field that only the platform requires comes from the platform, so a rule written here has no effect.",
    ko: "플랫폼만 요구하는 필드의 규칙은 플랫폼에서 가져오므로 여기에 쓴 규칙은 효과가 없습니다.",
  },
  good: { brand: { registration: { fields: { email: "optional" }, rules: { email: { maximum: 40 } } } } },
  bad: { brand: { registration: { rules: { email: { maximum: 40 } } } } },
  check({ config: { registration }, writes }, report) {
    for (const { id } of registrationFields) {
      const path = ["registration", "rules", id];
      if (registration.fields[id] !== "hidden" || !writes(path)) continue;
      report(path, {
        severity: "advice",
        message: `The rule of ${id} has no effect: the brand's form does not have the field.`,
        expected: `"${id}": "optional" or "required" in registration.fields, or no rule`,
        suggestion: "Remove the rule, or add the field to the form.",
      });
    }
  },
};
