import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const menuEntryOnce: Rule = {
  code: "LIV1211",
  title: { en: "A page occurs only once in a menu.", ko: "한 페이지는 메뉴에 한 번만 나옵니다." },
  why: {
    en: "Two entries for one page are both marked as current. Most likely one of them should be another page.",
    ko: "같은 페이지를 가리키는 두 항목은 둘 다 현재 항목으로 표시됩니다. 대개 하나는 다른 페이지여야 합니다.",
  },
  good: { brand: { memberMenu: [{ id: "securityCenter" }, { id: "depositv2" }] } },
  bad: { brand: { memberMenu: [{ id: "depositv2" }, { id: "depositv2" }] } },
  check({ config }, report) {
    for (const menu of ["memberMenu", "agentMenu"] as const) {
      const first = new Map<string, number>();
      for (const [index, { id }] of config[menu].entries()) {
        const earlier = first.get(id);
        if (earlier === undefined) first.set(id, index);
        else {
          report([menu, index, "id"], {
            message: `${quote(id)} occurs twice in ${menu}, first as entry ${earlier + 1}.`,
            got: quote(id),
            suggestion: "Remove one of the two.",
          });
        }
      }
    }
  },
};
