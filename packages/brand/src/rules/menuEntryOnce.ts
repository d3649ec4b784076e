import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const menuEntryOnce: Rule = {
  code: "LIV1211",
  title: "A page stands in a menu once.",
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
            message: `${quote(id)} stands twice in ${menu}, first as entry ${earlier + 1}.`,
            got: quote(id),
            suggestion: "Remove one of the two.",
          });
        }
      }
    }
  },
};
