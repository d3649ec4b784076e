import { contrastRatio } from "@livery/theme/color/srgb.ts";
import { ownColors } from "@livery/theme/ownColors.ts";
import { isVisibleFill } from "@livery/theme/palette/visibleFill.ts";
import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const brandIsVisible: Rule = {
  code: "LIV1233",
  title: {
    en: "The brand's colour stands out from a panel.",
    ko: "브랜드 색은 패널에서 구별됩니다.",
  },
  why: {
    en: "On a panel of nearly the same colour, tags and marks in the brand's colour disappear. Only the main button is drawn with an edge, or in the colour of the text.",
    ko: "패널과 거의 같은 색이면 브랜드 색의 태그와 표시가 보이지 않습니다. 주 버튼에만 테두리를 긋거나 글자색을 씁니다.",
  },
  good: { brand: { theme: { colors: { brand: "#2350e6" } } } },
  bad: { brand: { theme: { colors: { brand: "#ffffff", panel: "#ffffff" } } } },
  check({ config: { theme } }, report) {
    // Stickers have thick lines around everything.
    if (theme.surface === "sticker") return;
    const { brand, surface } = ownColors(theme);
    if (isVisibleFill(brand, surface, theme.mode)) return;
    const side = theme.mode === "light" ? "darker" : "lighter";
    report(["theme", "colors", "brand"], {
      severity: "advice",
      message: "The brand's colour is hard to see on a panel.",
      expected: `a colour that is clearly ${side} than the panel ${quote(surface)}`,
      got: `${quote(theme.colors.brand)}, a contrast of ${contrastRatio(brand, surface).toFixed(2)}:1`,
      suggestion: `Choose a ${side} colour, or write "mode": ${quote(theme.mode === "light" ? "dark" : "light")}.`,
    });
  },
};
