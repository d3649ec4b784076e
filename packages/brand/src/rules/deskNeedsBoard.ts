import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const deskNeedsBoard: Rule = {
  code: "LIV1220",
  title: {
    en: "A data layout (rail, compact, wide cards, outline) starts with the board.",
    ko: "데이터 레이아웃(rail, compact, wide 카드, outline)은 board 히어로로 시작합니다.",
  },
  why: {
    en: "Together the four make a site of rows and figures. Any other hero puts a poster in front and pushes the first row off the screen.",
    ko: "이 네 가지를 함께 쓰면 목록과 숫자 중심의 사이트가 됩니다. 다른 히어로를 쓰면 포스터가 앞에 나와 첫 줄이 화면 밖으로 밀려납니다.",
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
