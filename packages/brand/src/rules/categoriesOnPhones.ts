import type { Rule } from "./rule.ts";

export const categoriesOnPhones: Rule = {
  code: "LIV1210",
  title: {
    en: "Phones show the categories: in the drawer's strip or as shortcuts.",
    ko: "휴대폰에서는 카테고리가 서랍의 띠나 바로가기로 보입니다.",
  },
  why: {
    en: "With the tab bar there is no strip of categories on phones, so the shortcuts are their only place on home.",
    ko: "탭 바를 쓰면 휴대폰에 카테고리 띠가 없으므로, 홈에서 카테고리를 볼 곳은 바로가기뿐입니다.",
  },
  good: { brand: { layout: { nav: "drawer", shortcuts: "text" } } },
  bad: { brand: { layout: { nav: "bottom", shortcuts: "text" } } },
  check({ config: { layout } }, report) {
    if (layout.nav !== "bottom" || layout.shortcuts !== "text") return;
    report(["layout", "shortcuts"], {
      message: 'With nav "bottom" and shortcuts "text" the home page shows no categories on phones.',
      expected: 'shortcuts "icons", "tiles" or "chips", or nav "drawer"',
      got: 'shortcuts "text" with nav "bottom"',
      suggestion: 'Write "shortcuts": "icons".',
    });
  },
};
