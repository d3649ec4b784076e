import { fieldRules } from "./fieldRule.ts";
import type { Rule } from "./rule.ts";

export const fieldBounds: Rule = {
  code: "LIV1224",
  title: {
    en: "The minimum length of a registration field is not above its maximum (BR-007).",
    ko: "회원가입 필드의 최소 길이는 최대 길이보다 길지 않습니다 (BR-007).",
  },
  why: {
    en: "No value fits such a field, so nobody can register.",
    ko: "그런 필드에는 맞는 값이 없으므로 아무도 가입할 수 없습니다.",
  },
  good: { brand: { registration: { rules: { username: { minimum: 6, maximum: 12 } } } } },
  bad: { brand: { registration: { rules: { username: { minimum: 20 } } } } },
  check({ config, sets }, report) {
    for (const { id, minimum, maximum } of fieldRules(config)) {
      if (minimum <= maximum) continue;
      const path = ["registration", "rules", id];
      const written = [...path, "minimum"];
      report(sets(written) ? written : [...path, "maximum"], {
        message: `No value fits the field ${id}: it must have at least ${minimum} and at most ${maximum} characters.`,
        expected: "a minimum not above the maximum",
        got: `minimum ${minimum}, maximum ${maximum}`,
        suggestion: `Write "minimum": ${maximum} or less, or "maximum": ${minimum} or more.`,
      });
    }
  },
};
