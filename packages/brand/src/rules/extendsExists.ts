import { nearestName } from "../check/nearestName.ts";
import { listValues, quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const extendsExists: Rule = {
  code: "LIV1303",
  title: {
    en: "The brand that a brand extends is a folder of brands/.",
    ko: "브랜드가 상속하는 브랜드는 brands/의 폴더로 존재합니다.",
  },
  why: {
    en: "Half of the config would be missing, and the defaults would stand where the operator expects the house's own values.",
    ko: "설정의 절반이 비게 되어, 운영자가 기대한 값 대신 기본값이 적용됩니다.",
  },
  good: { brand: { extends: "base" }, others: [{ id: "base", abstract: true }] },
  bad: { brand: { extends: "bsae" }, others: [{ id: "base", abstract: true }] },
  check({ source }, report, { lineages }) {
    const unknown = lineages.get(source.id)?.unknown;
    if (unknown === undefined) return;
    const ids = [...lineages.keys()].filter((id) => id !== source.id);
    const near = nearestName(unknown, ids);
    report(["extends"], {
      message: `There is no brand ${quote(unknown)} that could be extended.`,
      expected: ids.length > 0 ? listValues(ids) : "the name of another folder of brands/",
      got: quote(unknown),
      suggestion: near === undefined ? "Remove extends, or add the brand." : `Did you mean ${quote(near)}?`,
    });
  },
};
