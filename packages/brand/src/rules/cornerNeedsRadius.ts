import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

const LEAST = 3;

export const cornerNeedsRadius: Rule = {
  code: "LIV1212",
  title: {
    en: "A corner shape other than round has a radius large enough to see it.",
    ko: "round가 아닌 모서리 모양은 눈에 보일 만큼 반지름이 큽니다.",
  },
  why: {
    en: "The radius sets the size of the corner shape. Below three pixels a scoop, a bevel and a notch look like a square.",
    ko: "모서리 모양의 크기는 반지름이 정합니다. 3픽셀보다 작으면 scoop, bevel, notch가 모두 사각형처럼 보입니다.",
  },
  good: { brand: { theme: { colors: { brand: "#2350e6" }, shape: { corner: "scoop", radius: LEAST } } } },
  bad: { brand: { theme: { colors: { brand: "#2350e6" }, shape: { corner: "scoop", radius: 1 } } } },
  check({ config: { theme } }, report) {
    const { corner, radius } = theme.shape;
    if (corner === "round" || radius >= LEAST) return;
    report(["theme", "shape", "radius"], {
      severity: "advice",
      message: `The corner ${quote(corner)} is not visible at a radius of ${radius}.`,
      expected: `a radius of ${LEAST} or more`,
      got: String(radius),
      suggestion: `Write ${LEAST}.`,
    });
  },
};
