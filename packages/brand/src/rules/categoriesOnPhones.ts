import type { Rule } from "./rule.ts";

/** With the tab bar there is no strip of categories on phones, so the shortcuts are their only place on home. */
export const categoriesOnPhones: Rule = {
  code: "LIV1210",
  title: "Phones show the categories: in the drawer's strip or as shortcuts.",
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
