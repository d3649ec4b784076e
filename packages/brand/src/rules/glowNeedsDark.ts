import type { Rule } from "./rule.ts";

export const glowNeedsDark: Rule = {
  code: "LIV1208",
  title: "The surface glow stands on a dark ground.",
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
