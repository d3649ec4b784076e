import { quote } from "../text/quote.ts";
import type { Fleet, Rule } from "./rule.ts";

export const parentHasNoErrors: Rule = {
  code: "LIV1305",
  title: {
    en: "The brands that a brand extends have no errors.",
    ko: "브랜드가 상속하는 브랜드에는 오류가 없습니다.",
  },
  why: {
    en: "An error there would also be an error here. It is reported once, where it can be fixed.",
    ko: "상속한 브랜드의 오류는 이 브랜드의 오류이기도 합니다. 고칠 수 있는 곳에서 한 번만 알립니다.",
  },
  good: { brand: { extends: "base" }, others: [{ id: "base", abstract: true }] },
  bad: { brand: { extends: "base" }, others: [{ id: "base", abstract: true, locales: ["en"], defaultLanguage: "ko" }] },
  across: true,
  check({ source }, report, fleet) {
    const { parents = [], circle } = fleet.lineages.get(source.id) ?? {};
    const culprit = circle ? undefined : culpritOf(parents, fleet);
    if (culprit === undefined) return;
    const through = parents.slice(0, parents.indexOf(culprit)).map((id) => quote(id));
    report(["extends"], {
      message: `The brand ${quote(culprit)} has errors, and this one extends it${through.length > 0 ? ` through ${through.join(" and ")}` : ""}.`,
      expected: "a brand without errors",
      got: quote(parents[0]),
      suggestion: `Fix ${quote(culprit)} first: \`livery check ${culprit}\` shows its errors.`,
    });
  },
};

/** The nearest brand with errors of its own, not only those of the brand that it extends. */
function culpritOf(parents: readonly string[], { failed, lineages }: Fleet): string | undefined {
  return parents.find((id, at) => {
    const next = parents[at + 1];
    const isCause = lineages.get(id)?.circle !== undefined || next === undefined || !failed.has(next);
    return failed.has(id) && isCause;
  });
}
