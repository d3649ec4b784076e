import { registrationFields } from "@livery/product/registrationFields.ts";
import type { Rule } from "./rule.ts";

export const ruleOfShownField: Rule = {
  code: "LIV1226",
  title: {
    en: "A rule is written for a registration field that the brand asks for.",
    ko: "규칙은 브랜드가 묻는 회원가입 필드에 대해서만 씁니다.",
  },
  why: {
    en: "A field that only the platform asks for takes its whole rule from the platform, so what is written here has no effect.",
    ko: "플랫폼만 묻는 필드는 규칙 전체를 플랫폼에서 받으므로 여기에 쓴 값은 효과가 없습니다.",
  },
  good: { brand: { registration: { fields: { email: "optional" }, rules: { email: { maximum: 40 } } } } },
  bad: { brand: { registration: { rules: { email: { maximum: 40 } } } } },
  check({ config: { registration }, writes }, report) {
    for (const { id } of registrationFields) {
      const path = ["registration", "rules", id];
      if (registration.fields[id] !== "hidden" || !writes(path)) continue;
      report(path, {
        severity: "advice",
        message: `The rule of ${id} has no effect: the brand does not ask for the field.`,
        expected: `"${id}": "optional" or "required" in registration.fields, or no rule`,
        suggestion: "Remove the rule, or ask for the field.",
      });
    }
  },
};
