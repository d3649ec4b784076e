import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const letteringNeedsRoom: Rule = {
  code: "LIV1209",
  title: "Lettering lies over cards that have room for it: tile and poster.",
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
