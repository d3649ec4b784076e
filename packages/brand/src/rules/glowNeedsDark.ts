import type { Rule } from "./rule.ts";

export const glowNeedsDark: Rule = {
  code: "LIV1208",
  title: { en: "The surface glow needs a dark background.", ko: "glow 표면은 어두운 배경에서만 씁니다." },
  why: {
    en: "The glow is light around the main button. On a light background it is invisible.",
    ko: "glow는 주요 버튼 둘레의 빛입니다. 밝은 배경에서는 전혀 보이지 않습니다.",
  },
  good: { brand: { theme: { mode: "dark", surface: "glow", colors: { brand: "#1fe4ff" } } } },
  bad: { brand: { theme: { mode: "light", surface: "glow", colors: { brand: "#1fe4ff" } } } },
  check({ config: { theme } }, report) {
    if (theme.surface !== "glow" || theme.mode === "dark") return;
    report(["theme", "surface"], {
      message: "The surface glow is invisible on a light background.",
      expected: 'theme.mode "dark", or another surface',
      got: 'theme.mode "light" with surface "glow"',
      suggestion: 'Write "mode": "dark".',
    });
  },
};
