import { quote } from "../text/quote.ts";
import { sameOrigin } from "./hostName.ts";
import type { Rule } from "./rule.ts";

export const gamesStandApart: Rule = {
  code: "LIV1222",
  title: {
    en: "Games are embedded from hosts that are neither the site's nor the platform's (BR-041).",
    ko: "게임은 사이트의 도메인도 플랫폼의 호스트도 아닌 곳에서 불러와 표시합니다 (BR-041).",
  },
  why: {
    en: "A page on the same host can read the site's session and act on behalf of the member. A game is third-party code.",
    ko: "같은 호스트의 페이지는 사이트의 세션을 읽고 회원을 대신해 행동할 수 있습니다. 게임은 다른 회사의 코드입니다.",
  },
  good: { brand: { domains: ["acme.example"], hosts: { games: ["https://play.studio.example"] } } },
  bad: {
    brand: {
      domains: ["acme.example"],
      hosts: { api: "https://api.acme.example/v1", games: ["https://acme.example", "https://api.acme.example"] },
    },
  },
  check({ config: { domains, hosts } }, report) {
    for (const [index, host] of hosts.games.entries()) {
      const own = domains.find((domain) => sameOrigin(host, `https://${domain}`));
      const platform = sameOrigin(host, hosts.api);
      if (own === undefined && !platform) continue;
      report(["hosts", "games", index], {
        message: `Games from ${quote(host)} could act on behalf of the member who plays: it is ${
          platform ? "the platform's host" : "a domain of the site"
        }.`,
        expected: "a separate host for games",
        got: quote(host),
        suggestion: "Remove it, and serve games from another host.",
      });
    }
  },
};
