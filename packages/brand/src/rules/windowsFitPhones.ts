import type { Rule } from "./rule.ts";

/** The width at which every page must work (WCAG 2.2, 1.4.10). */
const NARROWEST = 320;

export const windowsFitPhones: Rule = {
  code: "LIV1228",
  title: {
    en: "The minimum width of a window fits a phone.",
    ko: "창의 최소 너비는 휴대폰 화면보다 넓지 않습니다.",
  },
  why: {
    en: "A window is never smaller than its minimum size. If it is wider than the screen, its edge and its close button are cut off.",
    ko: "창은 최소 크기보다 작아지지 않습니다. 화면보다 넓으면 가장자리와 닫기 버튼이 잘립니다.",
  },
  good: { brand: { windows: { width: NARROWEST } } },
  bad: { brand: { windows: { width: 640 } } },
  check({ config: { windows } }, report) {
    if (windows.width <= NARROWEST) return;
    report(["windows", "width"], {
      severity: "advice",
      message: `A window with a minimum width of ${windows.width} pixels does not fit a phone.`,
      expected: `at most ${NARROWEST}`,
      got: String(windows.width),
      suggestion: `Write ${NARROWEST}: windows grow with their content.`,
    });
  },
};
