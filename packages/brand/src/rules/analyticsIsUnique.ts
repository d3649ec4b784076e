import { quote } from "../text/quote.ts";
import { otherThan, placeOf } from "./fleet.ts";
import { otherLook } from "./otherLook.ts";
import type { Rule } from "./rule.ts";

export const analyticsIsUnique: Rule = {
  code: "LIV1310",
  title: {
    en: "No two brands share an analytics id.",
    ko: "두 브랜드는 분석 id를 함께 쓰지 않습니다.",
  },
  why: {
    en: "The visits to both would be counted as one brand's, and each operator would see the other's figures.",
    ko: "두 브랜드의 방문이 하나로 집계되고, 운영자는 서로의 수치를 보게 됩니다.",
  },
  good: {
    brand: { analytics: { gtagId: "G-ONE00001" } },
    others: [{ id: "other", ...otherLook, analytics: { gtagId: "G-TWO00002" } }],
  },
  bad: {
    brand: { analytics: { gtagId: "G-ONE00001" } },
    others: [{ id: "other", analytics: { gtagId: "G-ONE00001" } }],
  },
  ofSites: true,
  across: true,
  check(brand, report, { tags }) {
    const gtagId = brand.config.analytics?.gtagId;
    const other = gtagId === undefined ? undefined : otherThan(brand, tags, gtagId);
    if (!other) return;
    report(["analytics", "gtagId"], {
      message: `The analytics id ${quote(gtagId)} is also used by another brand: ${placeOf(other, "/analytics/gtagId")}.`,
      expected: "an id that no other brand uses",
      got: quote(gtagId),
    });
  },
};
