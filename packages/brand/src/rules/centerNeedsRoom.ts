import type { Rule } from "./rule.ts";

export const centerNeedsRoom: Rule = {
  code: "LIV1217",
  title: {
    en: "Centred promotion cards are not compact.",
    ko: "가운데 정렬한 프로모션 카드는 compact 밀도와 함께 쓰지 않습니다.",
  },
  why: {
    en: "People scan compact cards along one edge. Centred text has no such edge, and the terms wrap in the middle.",
    ko: "compact 카드는 한쪽 끝을 따라 위에서 아래로 읽습니다. 가운데 정렬에는 그런 끝이 없고 조건 문구가 중간에서 끊깁니다.",
  },
  good: { brand: { layout: { align: "center", density: "regular" } } },
  bad: { brand: { layout: { align: "center", density: "compact" } } },
  check({ config: { layout } }, report) {
    if (layout.align !== "center" || layout.density !== "compact") return;
    report(["layout", "align"], {
      message: "Promotion cards with compact density have no room for centred text.",
      expected: 'align "start", or density "regular" or "roomy"',
      got: 'align "center" with density "compact"',
      suggestion: 'Write "align": "start".',
    });
  },
};
