import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

const headings = ["ornament", "seal"];

export const splitNeedsAir: Rule = {
  code: "LIV1214",
  title: {
    en: "A split header with ornament or seal headings has room around it.",
    ko: "split 헤더에 ornament나 seal 제목을 쓰는 브랜드는 여백을 둡니다.",
  },
  why: {
    en: "The three together are the house with a name: a centred logo and drawn headings. In compact rows they crowd each other.",
    ko: "셋이 모이면 격식 있는 집의 모습이 됩니다. 로고가 가운데에 있고 제목에는 장식이 있습니다. compact 밀도에서는 서로 부딪힙니다.",
  },
  good: { brand: { layout: { header: "split", heading: "seal", density: "regular" } } },
  bad: { brand: { layout: { header: "split", heading: "seal", density: "compact" } } },
  check({ config: { layout } }, report) {
    const { header, heading, density } = layout;
    if (header !== "split" || !headings.includes(heading) || density !== "compact") return;
    report(["layout", "density"], {
      severity: "advice",
      message: `A split header with ${heading} headings looks crowded in compact rows.`,
      expected: 'density "regular" or "roomy"',
      got: `density "compact" with header "split" and heading ${quote(heading)}`,
      suggestion: 'Write "density": "regular".',
    });
  },
};
