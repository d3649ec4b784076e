import type { FeatureId } from "@livery/product/features.ts";
import { homeSections } from "@livery/product/homeSections.ts";
import { nameOf } from "../check/keyFindings.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import type { Rule } from "./rule.ts";

/** What is written for a feature that is off has no effect; most likely one of the two was forgotten. */
export const nothingForOffFeature: Rule = {
  code: "LIV1213",
  title: "Nothing is written for a feature that is off.",
  good: { brand: { prizeModes: { Lott: "1950" } } },
  bad: { brand: { features: { lottery: false }, prizeModes: { Lott: "1950" } } },
  check(brand, report) {
    for (const { path, feature } of uses(brand)) {
      if (brand.config.features[feature] || !brand.writes(path)) continue;
      report(path, {
        severity: "advice",
        message: `${nameOf(path)} has no effect: the feature ${feature} is off.`,
        expected: `"${feature}": true in features, or nothing here`,
        suggestion: "Remove this value, or switch the feature on.",
      });
    }
  },
};

interface Use {
  readonly path: JsonPath;
  readonly feature: FeatureId;
}

const lotteries = { LOTT: "lottery", VN: "lottery", SEA: "lottery", ELOTT: "elottery" } as const;

function uses({ config }: ResolvedBrand): Use[] {
  const sections = config.layout.home.flatMap((id, index) => {
    const row = homeSections.find((section) => section.id === id);
    return row && "feature" in row ? [{ path: ["layout", "home", index], feature: row.feature }] : [];
  });
  const lottery =
    config.lotteryType === "NONE" ? [] : [{ path: ["lotteryType"], feature: lotteries[config.lotteryType] }];
  return [
    ...sections,
    ...lottery,
    { path: ["prizeModes", "Lott"], feature: "lottery" },
    { path: ["prizeModes", "SEA"], feature: "lottery" },
    { path: ["prizeModes", "Elott"], feature: "elottery" },
  ];
}
