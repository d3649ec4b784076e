import { distance } from "@livery/theme/color/oklch.ts";
import { ownColors } from "@livery/theme/ownColors.ts";
import type { Rule } from "./rule.ts";

/** The difference of two colours, in OKLab, below which people take them for the same one. */
const ALIKE = 0.1;

export const signsApart: Rule = {
  code: "LIV1234",
  title: {
    en: "The colours for positive and negative amounts differ.",
    ko: "플러스 금액과 마이너스 금액의 색은 서로 다릅니다.",
  },
  why: {
    en: "Players see by the colour whether they won or lost. With one colour for both, they have to look for the sign.",
    ko: "플레이어는 색으로 땄는지 잃었는지 알아봅니다. 두 색이 같으면 부호를 찾아봐야 합니다.",
  },
  good: { brand: { theme: { colors: { brand: "#2350e6", positive: "#067a4a", negative: "#b3202c" } } } },
  bad: { brand: { theme: { colors: { brand: "#2350e6", positive: "#b3202c", negative: "#b3202c" } } } },
  check({ config: { theme }, sets }, report) {
    const { pos, neg } = ownColors(theme);
    if (distance(pos, neg) >= ALIKE) return;
    const written = (["negative", "positive"] as const).find((name) => sets(["theme", "colors", name]));
    report(written === undefined ? ["theme", "colors"] : ["theme", "colors", written], {
      severity: "advice",
      message: "Positive and negative amounts have nearly the same colour.",
      expected: "two colours that are easy to tell apart, such as green and red",
      got: `${pos} and ${neg}`,
      suggestion: "Change one of them, or remove both keys: the defaults are green and red.",
    });
  },
};
