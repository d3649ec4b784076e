import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const vendorOnce: Rule = {
  code: "LIV1229",
  title: {
    en: "A provider occurs only once in a list, in one spelling.",
    ko: "한 게임사는 목록에 한 가지 표기로 한 번만 나옵니다.",
  },
  why: {
    en: "Platforms know a provider by one code. If there are two spellings, one of them matches nothing and is most likely a typo.",
    ko: "플랫폼은 게임사를 하나의 코드로 구분합니다. 두 표기 중 하나는 어느 게임사와도 맞지 않으며 대개 오타입니다.",
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
            message: `${quote(code)} and ${quote(first)} differ only in case.`,
            got: quote(code),
            suggestion: "Keep the spelling that the platform uses.",
          });
        }
      }
    }
  },
};
