import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const deskNeedsBoard: Rule = {
  code: "LIV1220",
  title: {
    en: "A data desk (rail, compact, wide cards, outline) opens with the board.",
    ko: "데이터 데스크(rail, compact, wide 카드, outline)는 board 히어로로 시작합니다.",
  },
  why: {
    en: "The four make a product of rows and figures. Another hero puts a poster in front of them and pushes the first row off the screen.",
    ko: "넷이 모이면 줄과 숫자로 된 제품이 됩니다. 다른 히어로는 그 앞에 포스터를 세우고 첫 줄을 화면 밖으로 밀어냅니다.",
  },
  good: deskWith("board"),
  bad: deskWith("stage"),
  check({ config: { theme, layout } }, report) {
    const { header, density, card, hero } = layout;
    const desk = header === "rail" && density === "compact" && card === "wide" && theme.surface === "outline";
    if (!desk || hero === "board") return;
    report(["layout", "hero"], {
      severity: "advice",
      message: `The hero ${quote(hero)} does not suit a layout of rows and figures.`,
      expected: 'hero "board"',
      got: `hero ${quote(hero)} with header "rail", density "compact", card "wide" and surface "outline"`,
      suggestion: 'Write "hero": "board".',
    });
  },
};

function deskWith(hero: "board" | "stage"): Rule["good"] {
  return {
    brand: {
      theme: { surface: "outline", colors: { brand: "#2350e6" } },
      layout: { header: "rail", density: "compact", card: "wide", hero },
    },
  };
}
