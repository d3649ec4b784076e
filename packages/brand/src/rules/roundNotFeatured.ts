import type { Rule } from "./rule.ts";

export const roundNotFeatured: Rule = {
  code: "LIV1218",
  title: {
    en: "Round cards stand in shelves whose cards are all of one size.",
    ko: "round 카드는 모든 카드의 크기가 같은 줄에 놓습니다.",
  },
  why: {
    en: "The large first card of a feature shelf was not drawn for a round outline: the vendor's name disappears and the badge fits no corner.",
    ko: "feature 줄의 큰 첫 카드는 둥근 윤곽에 맞게 그려지지 않았습니다. 게임사 이름이 사라지고 배지가 모서리에 맞지 않습니다.",
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

/** Round cards with all that belongs to them. */
function roundIn(shelf: "grid" | "feature"): Rule["good"]["brand"] {
  return {
    theme: { surface: "sticker", button: "chunky", colors: { brand: "#ff7aa8" } },
    layout: { card: "round", heading: "tag", shelf },
  };
}
