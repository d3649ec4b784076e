import { fieldPattern } from "@livery/product/fieldPatterns.ts";
import { fieldRules } from "./fieldRule.ts";
import type { Rule } from "./rule.ts";

export const patternFitsLength: Rule = {
  code: "LIV1225",
  title: {
    en: "The length limits of a registration field allow values that match its pattern (BR-007).",
    ko: "회원가입 필드의 길이 제한은 패턴에 맞는 값을 허용합니다 (BR-007).",
  },
  why: {
    en: "A date has ten characters, and a password of four kinds has at least four. If the limits exclude such values, nobody can register.",
    ko: "날짜는 열 글자이고, 네 종류의 문자가 필요한 비밀번호는 네 글자 이상입니다. 길이 제한이 이를 허용하지 않으면 아무도 가입할 수 없습니다.",
  },
  good: { brand: { registration: { rules: { idNumber: { pattern: 12 } }, fields: { idNumber: "required" } } } },
  bad: {
    brand: { registration: { rules: { idNumber: { pattern: 12, maximum: 8 } }, fields: { idNumber: "required" } } },
  },
  check({ config, sets }, report) {
    for (const { id, pattern, minimum, maximum } of fieldRules(config)) {
      const { title, length: [shortest, longest = Infinity] = [0] } = fieldPattern(pattern);
      if (minimum > maximum || (shortest <= maximum && longest >= minimum)) continue;
      const tooLong = shortest > maximum;
      const bound = ["registration", "rules", id, tooLong ? "maximum" : "minimum"];
      report(sets(bound) ? bound : ["registration", "rules", id, "pattern"], {
        message: `No value fits the field ${id}: pattern ${pattern} (${title}) needs ${
          tooLong ? `at least ${shortest}` : `at most ${longest}`
        } characters, but the field allows ${tooLong ? `at most ${maximum}` : `no fewer than ${minimum}`}.`,
        expected: tooLong ? `a maximum of ${shortest} or more` : `a minimum of ${longest} or less`,
        got: String(tooLong ? maximum : minimum),
        suggestion: tooLong ? `Write "maximum": ${shortest}.` : `Write "minimum": ${longest}.`,
      });
    }
  },
};
