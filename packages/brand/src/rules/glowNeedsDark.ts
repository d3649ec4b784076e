import type { Rule } from "./rule.ts";

export const glowNeedsDark: Rule = {
  code: "LIV1208",
  title: { en: "The surface glow stands on a dark ground.", ko: "glow 표면은 어두운 바탕 위에 놓입니다." },
  why: {
    en: "The glow is light around the main button. On a light ground nothing of it can be seen.",
    ko: "glow는 주요 버튼 둘레의 빛입니다. 밝은 바탕에서는 전혀 보이지 않습니다.",
  },
  good: { brand: { theme: { mode: "dark", surface: "glow", colors: { brand: "#1fe4ff" } } } },
  bad: { brand: { theme: { mode: "light", surface: "glow", colors: { brand: "#1fe4ff" } } } },
  check({ config: { theme } }, report) {
    if (theme.surface !== "glow" || theme.mode === "dark") return;
    report(["theme", "surface"], {
      message: "The surface glow cannot be seen on a light ground.",
      expected: 'theme.mode "dark", or another surface',
      got: 'theme.mode "light" with surface "glow"',
      suggestion: 'Write "mode": "dark".',
    });
  },
};
