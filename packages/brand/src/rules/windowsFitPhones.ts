import type { Rule } from "./rule.ts";

/** The width that every page has to work at (WCAG 2.2, 1.4.10). */
const NARROWEST = 320;

export const windowsFitPhones: Rule = {
  code: "LIV1228",
  title: {
    en: "The smallest width of a window fits a phone.",
    ko: "창의 최소 너비는 휴대폰 화면에 들어갑니다.",
  },
  why: {
    en: "A window may be larger than its smallest size, never smaller. One that begins wider than the screen loses its edge, and the button that closes it.",
    ko: "창은 최소 크기보다 커질 수는 있어도 작아지지는 않습니다. 화면보다 넓으면 가장자리와 닫기 버튼이 잘립니다.",
  },
  good: { brand: { windows: { width: NARROWEST } } },
  bad: { brand: { windows: { width: 640 } } },
  check({ config: { windows } }, report) {
    if (windows.width <= NARROWEST) return;
    report(["windows", "width"], {
      severity: "advice",
      message: `A window of at least ${windows.width} pixels does not fit a phone.`,
      expected: `at most ${NARROWEST}`,
      got: String(windows.width),
      suggestion: `Write ${NARROWEST}: windows grow with what they hold.`,
    });
  },
};
