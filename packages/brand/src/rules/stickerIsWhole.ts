import { listValues, quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const stickerIsWhole: Rule = {
  code: "LIV1215",
  title: {
    en: "The surface sticker, round cards, tag headings and chunky buttons come together or not at all.",
    ko: "sticker 표면, round 카드, tag 제목, chunky 버튼은 모두 함께 쓰거나 모두 쓰지 않습니다.",
  },
  why: {
    en: "The four make one toy-like style with thick outlines everywhere. A single one among other shapes looks like a mistake.",
    ko: "네 가지가 모여 굵은 윤곽선의 장난감 같은 스타일이 됩니다. 다른 모양 사이에 하나만 있으면 실수처럼 보입니다.",
  },
  good: {
    brand: {
      theme: { surface: "sticker", button: "chunky", colors: { brand: "#ff7aa8" } },
      layout: { card: "round", heading: "tag" },
    },
  },
  bad: { brand: { theme: { surface: "sticker", button: "chunky", colors: { brand: "#ff7aa8" } } } },
  check({ config: { theme, layout } }, report) {
    const parts = [
      { path: ["theme", "surface"], value: theme.surface, wanted: "sticker" },
      { path: ["layout", "card"], value: layout.card, wanted: "round" },
      { path: ["layout", "heading"], value: layout.heading, wanted: "tag" },
      { path: ["theme", "button"], value: theme.button, wanted: "chunky" },
    ];
    const there = parts.filter(({ value, wanted }) => value === wanted);
    const other = parts.filter(({ value, wanted }) => value !== wanted);
    const [first] = there;
    if (!first || other.length === 0) return;
    const name = ({ path, wanted }: (typeof parts)[number]) => `${path.join(".")} ${quote(wanted)}`;
    report(first.path, {
      severity: "advice",
      message: `The brand sets ${there.length} of four values that belong together: ${listValues(
        there.map(({ wanted }) => wanted),
        "and",
      )}.`,
      expected: `${other.map(name).join(", ")} as well, or none of the four`,
      got: other.map(({ path, value }) => `${path.join(".")} ${quote(value)}`).join(", "),
      suggestion: "Set the rest of them as well, or choose another value here.",
    });
  },
};
