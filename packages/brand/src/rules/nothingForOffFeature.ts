import type { FeatureId } from "@livery/product/features.ts";
import { gameTypes } from "@livery/product/gameTypes.ts";
import { isOpen } from "@livery/product/gate.ts";
import { homeSections } from "@livery/product/homeSections.ts";
import { nameOf } from "../check/keyFindings.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import type { Rule } from "./rule.ts";

export const nothingForOffFeature: Rule = {
  code: "LIV1213",
  title: { en: "No values are set for a feature that is off.", ko: "꺼진 기능의 값은 설정하지 않습니다." },
  why: {
    en: "A value for a feature that is off has no effect. Most likely the feature should be on, or the value is left over.",
    ko: "꺼진 기능의 값은 효과가 없습니다. 대개 기능을 켜지 않았거나 값을 지우지 않은 것입니다.",
  },
  good: { brand: { prizeModes: { Lott: "1950" } } },
  bad: { brand: { features: { lottery: false }, prizeModes: { Lott: "1950" } } },
  check(brand, report) {
    for (const { path, feature } of uses(brand)) {
      if (isOpen({ feature }, brand.config) || !brand.writes(path)) continue;
      report(path, {
        severity: "advice",
        message: `${nameOf(path)} has no effect: the feature ${feature} is off.`,
        expected: `"${feature}": true in features, or no value here`,
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
  const types = config.gameTypes.flatMap((id, index) => {
    const row = gameTypes.find((type) => type.id === id);
    return row ? [{ path: ["gameTypes", index], feature: row.feature }] : [];
  });
  const rates = gameTypes.map(({ id, feature }) => ({ path: ["pointRates", id], feature }));
  return [
    ...sections,
    ...lottery,
    ...types,
    ...rates,
    { path: ["esportsVendors"], feature: "esports" },
    { path: ["miniGames"], feature: "slots" },
    { path: ["figures", "slots"], feature: "slots" },
    { path: ["prizeModes", "Lott"], feature: "lottery" },
    { path: ["prizeModes", "SEA"], feature: "lottery" },
    { path: ["prizeModes", "Elott"], feature: "elottery" },
  ];
}
