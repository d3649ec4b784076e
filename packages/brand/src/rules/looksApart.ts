import { nameOf } from "../check/keyFindings.ts";
import { quote } from "../text/quote.ts";
import { ALIKE } from "./findTwins.ts";
import { looks } from "./looks.ts";
import { otherLook } from "./otherLook.ts";
import type { Rule } from "./rule.ts";

export const looksApart: Rule = {
  code: "LIV1311",
  title: {
    en: `Two brands differ in at least ${looks.length - ALIKE + 1} of the ${looks.length} values that make a brand recognisable.`,
    ko: `두 브랜드는 브랜드를 알아보게 하는 ${looks.length}가지 값 가운데 ${looks.length - ALIKE + 1}가지 이상이 다릅니다.`,
  },
  why: {
    en: "To visitors, two sites that differ only in colour look like one product with two colour schemes.",
    ko: "색만 다른 두 사이트는 방문자에게 배색만 바꾼 하나의 제품으로 보입니다.",
  },
  good: { brand: {}, others: [{ id: "other", ...otherLook }] },
  bad: {
    brand: { layout: { header: "split", card: "wide" } },
    others: [{ id: "other", layout: { header: "rail", card: "round" } }],
  },
  across: true,
  check({ source }, report, { twins }) {
    const twin = twins.get(source);
    if (!twin) return;
    const names = twin.shared.map((place) => nameOf(looks[place] ?? []));
    report(["layout"], {
      severity: "advice",
      message: `This brand and ${quote(twin.brand.source.id)} share ${names.length} of the ${looks.length} values that make a brand recognisable.`,
      expected: `at most ${ALIKE - 1} equal values`,
      got: `the same ${names.join(", ")}`,
      suggestion: `Change ${names.length - ALIKE + 1} or more of them, starting at the top of the list.`,
    });
  },
};
