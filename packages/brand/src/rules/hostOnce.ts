import { quote } from "../text/quote.ts";
import { originOf } from "./hostName.ts";
import type { Rule } from "./rule.ts";

export const hostOnce: Rule = {
  code: "LIV1223",
  title: {
    en: "A host occurs only once in a list, however its port is written.",
    ko: "한 호스트는 포트를 어떻게 적든 목록에 한 번만 나옵니다.",
  },
  why: {
    en: "https and port 443 are the same host. If the site picks a host from the list at random, a host listed twice gets twice the visitors.",
    ko: "https와 443 포트는 같은 호스트입니다. 목록에서 무작위로 하나를 고를 때 두 번 적힌 호스트는 방문자를 두 배로 받습니다.",
  },
  good: { brand: { hosts: { images: ["https://one.example", "https://two.example"] } } },
  bad: { brand: { hosts: { images: ["https://one.example", "https://one.example:443"] } } },
  check({ config: { hosts } }, report) {
    for (const list of ["images", "games"] as const) {
      const seen = new Map<string | undefined, string>();
      for (const [index, host] of hosts[list].entries()) {
        const first = seen.get(originOf(host));
        if (first === undefined) seen.set(originOf(host), host);
        else {
          report(["hosts", list, index], {
            severity: "advice",
            message: `${quote(host)} is the same host as ${quote(first)}.`,
            got: quote(host),
            suggestion: "Remove one of the two.",
          });
        }
      }
    }
  },
};
