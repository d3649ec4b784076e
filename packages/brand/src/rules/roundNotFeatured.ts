import type { Rule } from "./rule.ts";

export const roundNotFeatured: Rule = {
  code: "LIV1218",
  title: {
    en: "Round cards are used only in shelves with cards of one size.",
    ko: "round 카드는 카드 크기가 모두 같은 진열에만 씁니다.",
  },
  why: {
    en: "The large first card of a feature shelf is not designed to be round: the provider's name disappears, and no corner is left for the badge.",
    ko: "feature 진열의 큰 첫 카드는 둥근 모양에 맞지 않습니다. 게임사 이름이 사라지고 배지를 둘 모서리가 없습니다.",
  },
  good: { brand: roundIn("grid") },
  bad: { brand: roundIn("feature") },
  check({ config: { layout } }, report) {
    if (layout.card !== "round" || layout.shelf !== "feature") return;
    report(["layout", "shelf"], {
      severity: "advice",
      message: "The large first card of a feature shelf does not suit round cards.",
      expected: 'shelf "row" or "grid", or another card format',
      got: 'shelf "feature" with card "round"',
      suggestion: 'Write "shelf": "grid".',
    });
  },
};

/** Round cards with the other values that they need. */
function roundIn(shelf: "grid" | "feature"): Rule["good"]["brand"] {
  return {
    theme: { surface: "sticker", button: "chunky", colors: { brand: "#ff7aa8" } },
    layout: { card: "round", heading: "tag", shelf },
  };
}
