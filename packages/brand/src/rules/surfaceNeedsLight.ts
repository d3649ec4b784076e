import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

const light = ["paper", "sticker"];

export const surfaceNeedsLight: Rule = {
  code: "LIV1219",
  title: {
    en: "A brand with the surface paper or sticker starts in light mode.",
    ko: "paper나 sticker 표면을 쓰는 브랜드는 밝은 모드로 시작합니다.",
  },
  why: {
    en: "Both are drawn with dark lines on a light background. Their dark mode is readable, but it is not designed for a first impression.",
    ko: "둘 다 밝은 배경에 어두운 선으로 그립니다. 어두운 모드도 읽을 수는 있지만 첫인상을 위해 디자인하지 않았습니다.",
  },
  good: { brand: { theme: { mode: "light", surface: "paper", colors: { brand: "#a13325" } } } },
  bad: { brand: { theme: { mode: "dark", surface: "paper", colors: { brand: "#a13325" } } } },
  check({ config: { theme } }, report) {
    if (theme.mode !== "dark" || !light.includes(theme.surface)) return;
    report(["theme", "mode"], {
      severity: "advice",
      message: `The surface ${theme.surface} is designed for a light background.`,
      expected: 'theme.mode "light", or another surface',
      got: `theme.mode "dark" with surface ${quote(theme.surface)}`,
      suggestion: 'Write "mode": "light".',
    });
  },
};
