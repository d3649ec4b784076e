import type { Rule } from "./rule.ts";

export const birthdayCounts: Rule = {
  code: "LIV1227",
  title: {
    en: "The age that a birthday must show is not below the minimum age (CO-008).",
    ko: "생일로 확인하는 나이는 최소 나이보다 낮지 않습니다 (CO-008).",
  },
  why: {
    en: "The higher of the two applies, so a lower one has no effect and misleads people who read the config.",
    ko: "둘 중 높은 나이가 적용되므로 낮은 값은 쓰이지 않고 설정을 읽는 사람을 헷갈리게 합니다.",
  },
  good: { brand: { constants: { birthdayAge: 20 }, compliance: { minimumAge: 19 } } },
  bad: { brand: { constants: { birthdayAge: 18 }, compliance: { minimumAge: 19 } } },
  check({ config: { constants, compliance }, writes }, report) {
    const path = ["constants", "birthdayAge"];
    if (constants.birthdayAge >= compliance.minimumAge || !writes(path)) return;
    report(path, {
      severity: "advice",
      message: `The minimum age is ${compliance.minimumAge}, so a birthday age of ${constants.birthdayAge} has no effect.`,
      expected: `${compliance.minimumAge} or more`,
      got: String(constants.birthdayAge),
      suggestion: "Remove the value, or lower compliance.minimumAge if the law allows it.",
    });
  },
};
