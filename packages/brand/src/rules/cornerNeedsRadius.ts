import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

const LEAST = 3;

export const cornerNeedsRadius: Rule = {
  code: "LIV1212",
  title: "A corner other than round has a radius at which it can be seen.",
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
