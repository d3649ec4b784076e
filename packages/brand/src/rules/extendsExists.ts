import { nearestName } from "../check/nearestName.ts";
import { listValues, quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const extendsExists: Rule = {
  code: "LIV1303",
  title: {
    en: "The brand named in extends is a folder in brands/.",
    ko: "extends에 적은 브랜드는 brands/에 폴더로 있습니다.",
  },
  why: {
    en: "Otherwise half of the config is missing, and defaults apply where the operator expects the parent brand's values.",
    ko: "없으면 설정의 절반이 비게 되어, 운영자가 기대한 값 대신 기본값이 적용됩니다.",
  },
  good: { brand: { extends: "base" }, others: [{ id: "base", abstract: true }] },
  bad: { brand: { extends: "bsae" }, others: [{ id: "base", abstract: true }] },
  across: true,
  check({ source }, report, { lineages }) {
    const unknown = lineages.get(source.id)?.unknown;
    if (unknown === undefined) return;
    const ids = [...lineages.keys()].filter((id) => id !== source.id);
    const near = nearestName(unknown, ids);
    report(["extends"], {
      message: `There is no brand ${quote(unknown)} to extend.`,
      expected: ids.length > 0 ? listValues(ids) : "the name of another folder in brands/",
      got: quote(unknown),
      suggestion: near === undefined ? "Remove extends, or add the brand." : `Did you mean ${quote(near)}?`,
    });
  },
};
