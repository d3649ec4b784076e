import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const noExtendsCycle: Rule = {
  code: "LIV1304",
  title: {
    en: "No brand extends itself, directly or through others.",
    ko: "어떤 브랜드도 직접 또는 다른 브랜드를 거쳐 자기 자신을 상속하지 않습니다.",
  },
  why: {
    en: "A circular chain has no starting point, so no value could be determined.",
    ko: "순환 상속에는 시작점이 없으므로 어떤 값을 적용할지 정할 수 없습니다.",
  },
  good: { brand: { extends: "base" }, others: [{ id: "base", abstract: true }] },
  bad: { brand: { extends: "base" }, others: [{ id: "base", abstract: true, extends: "acme" }] },
  across: true,
  check({ source }, report, { lineages }) {
    const circle = lineages.get(source.id)?.circle;
    if (!circle) return;
    report(["extends"], {
      message: `The brand extends itself: ${[...circle, source.id].join(" → ")}.`,
      expected: "a chain that ends at a brand that extends no other",
      got: quote(circle[1] ?? source.id),
      suggestion: "Remove extends from one of them.",
    });
  },
};
