import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const vendorOnce: Rule = {
  code: "LIV1229",
  title: {
    en: "A vendor stands in a list once, in one spelling.",
    ko: "한 게임사는 목록에 한 가지 표기로 한 번만 나옵니다.",
  },
  why: {
    en: "Platforms know a vendor by one code. Of two spellings one names nobody, most likely a slip of the fingers.",
    ko: "플랫폼은 게임사를 하나의 코드로 구분합니다. 두 표기 가운데 하나는 아무도 가리키지 않으며 대개 오타입니다.",
  },
  good: { brand: { vendorOrder: ["PP", "EVO"] } },
  bad: { brand: { vendorOrder: ["PP", "EVO", "pp"] } },
  check({ config }, report) {
    for (const list of ["vendorOrder", "esportsVendors"] as const) {
      const seen = new Map<string, string>();
      for (const [index, code] of config[list].entries()) {
        const first = seen.get(code.toLowerCase());
        if (first === undefined) seen.set(code.toLowerCase(), code);
        else {
          report([list, index], {
            severity: "advice",
            message: `${quote(code)} and ${quote(first)} are the same code in other letters.`,
            got: quote(code),
            suggestion: "Keep the one that the platform lists.",
          });
        }
      }
    }
  },
};
