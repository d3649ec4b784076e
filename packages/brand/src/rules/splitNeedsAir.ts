import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

const headings = ["ornament", "seal"];

export const splitNeedsAir: Rule = {
  code: "LIV1214",
  title: {
    en: "A split header with ornament or seal headings needs regular or roomy density.",
    ko: "split 헤더에 ornament나 seal 제목을 쓰는 브랜드는 regular나 roomy 밀도를 씁니다.",
  },
  why: {
    en: "The three together make a formal look: a centred logo and decorated headings. Compact density crowds them.",
    ko: "이 셋을 함께 쓰면 격식 있는 스타일이 됩니다. 로고가 가운데에 있고 제목에 장식이 있습니다. compact 밀도에서는 서로 부딪힙니다.",
  },
  good: { brand: { layout: { header: "split", heading: "seal", density: "regular" } } },
  bad: { brand: { layout: { header: "split", heading: "seal", density: "compact" } } },
  check({ config: { layout } }, report) {
    const { header, heading, density } = layout;
    if (header !== "split" || !headings.includes(heading) || density !== "compact") return;
    report(["layout", "density"], {
      severity: "advice",
      message: `A split header with ${heading} headings looks crowded with compact density.`,
      expected: 'density "regular" or "roomy"',
      got: `density "compact" with header "split" and heading ${quote(heading)}`,
      suggestion: 'Write "density": "regular".',
    });
  },
};
