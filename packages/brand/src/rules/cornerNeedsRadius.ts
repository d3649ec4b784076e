import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

const LEAST = 3;

export const cornerNeedsRadius: Rule = {
  code: "LIV1212",
  title: {
    en: "A corner other than round has a radius at which it can be seen.",
    ko: "round가 아닌 모서리에는 눈에 보이는 반지름이 있습니다.",
  },
  why: {
    en: "A corner shape follows the radius. Below three pixels a scoop, a bevel and a notch look like a square.",
    ko: "모서리 모양은 반지름을 따릅니다. 3픽셀보다 작으면 scoop, bevel, notch가 모두 사각형처럼 보입니다.",
  },
  good: { brand: { theme: { colors: { brand: "#2350e6" }, shape: { corner: "scoop", radius: LEAST } } } },
  bad: { brand: { theme: { colors: { brand: "#2350e6" }, shape: { corner: "scoop", radius: 1 } } } },
  check({ config: { theme } }, report) {
    const { corner, radius } = theme.shape;
    if (corner === "round" || radius >= LEAST) return;
    report(["theme", "shape", "radius"], {
      severity: "advice",
      message: `The corner ${quote(corner)} cannot be seen at a radius of ${radius}.`,
      expected: `a radius of ${LEAST} or more`,
      got: String(radius),
      suggestion: `Write ${LEAST}.`,
    });
  },
};
