import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const letteringNeedsRoom: Rule = {
  code: "LIV1209",
  title: {
    en: "Lettering lies over cards that have room for it: tile and poster.",
    ko: "글자를 겹치는 카드에는 자리가 있습니다: tile과 poster입니다.",
  },
  why: {
    en: "Lettering is live text over the art. A wide card has too little art for it, and a round one cuts it off.",
    ko: "겹친 제목은 그림 위의 실제 텍스트입니다. wide 카드는 그림이 너무 작고, round 카드는 글자를 자릅니다.",
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
