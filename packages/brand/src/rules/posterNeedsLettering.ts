import type { Rule } from "./rule.ts";

export const posterNeedsLettering: Rule = {
  code: "LIV1216",
  title: {
    en: "Poster cards have their title as lettering, unless the platform's pictures contain it.",
    ko: "poster 카드는 제목을 그림 위에 겹칩니다. 플랫폼의 그림에 제목이 들어 있을 때만 예외입니다.",
  },
  why: {
    en: "A poster is tall art that people recognise by its title. The product's own pictures contain no text.",
    ko: "poster는 제목으로 알아보는 세로 그림입니다. 이 제품이 그리는 그림에는 글자가 없습니다.",
  },
  good: { brand: { layout: { card: "poster", lettering: "overlay" } } },
  bad: { brand: { layout: { card: "poster", lettering: "none" } } },
  check({ config: { layout } }, report) {
    if (layout.card !== "poster" || layout.lettering !== "none") return;
    report(["layout", "lettering"], {
      severity: "advice",
      message: "Poster cards without lettering need pictures that contain their title.",
      expected: 'lettering "overlay", or another card format',
      got: 'lettering "none" with card "poster"',
      suggestion: 'Write "lettering": "overlay", unless every picture on the platform contains its title.',
    });
  },
};
