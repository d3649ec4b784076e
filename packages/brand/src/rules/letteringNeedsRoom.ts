import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const letteringNeedsRoom: Rule = {
  code: "LIV1209",
  title: {
    en: "Only cards with room for it have lettering: tile and poster.",
    ko: "그림 위 제목은 자리가 있는 카드에만 씁니다: tile과 poster입니다.",
  },
  why: {
    en: "Lettering is live text over the art. On a wide card the art is too small for it, and a round card cuts it off.",
    ko: "그림 위 제목은 실제 텍스트입니다. wide 카드는 그림이 너무 작고, round 카드는 글자를 자릅니다.",
  },
  good: { brand: { layout: { card: "poster", lettering: "overlay" } } },
  bad: { brand: { layout: { card: "wide", lettering: "overlay" } } },
  check({ config: { layout } }, report) {
    if (layout.lettering !== "overlay" || layout.card === "tile" || layout.card === "poster") return;
    report(["layout", "lettering"], {
      message: `Cards of the format ${quote(layout.card)} have no room for lettering.`,
      expected: 'lettering "none", or card "tile" or "poster"',
      got: `lettering "overlay" with card ${quote(layout.card)}`,
      suggestion: 'Write "lettering": "none".',
    });
  },
};
