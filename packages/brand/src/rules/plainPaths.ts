import { nameOf } from "../check/keyFindings.ts";
import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const plainPaths: Rule = {
  code: "LIV1230",
  title: {
    en: "No path of a call has a . or .. segment.",
    ko: "호출 경로에는 .이나 .. 구간이 없습니다.",
  },
  why: {
    en: "Browsers resolve such segments before they send the request, so it goes to a different path than the config says.",
    ko: "브라우저는 이런 구간을 없앤 뒤 요청을 보내므로, 요청이 설정과 다른 경로에 도착합니다.",
  },
  good: { brand: { hosts: { api: "/platform", endpoints: { hotGames: "/games/hot.json" } } } },
  bad: { brand: { hosts: { endpoints: { hotGames: "/games/../hot" } } } },
  check({ config: { hosts } }, report) {
    const endpoints = Object.entries(hosts.endpoints).map(([id, path]) => ({
      path: ["hosts", "endpoints", id],
      value: path ?? "",
    }));
    for (const { path, value } of [{ path: ["hosts", "api"], value: hosts.api }, ...endpoints]) {
      if (!/\/\.\.?(?:\/|$)/.test(value)) continue;
      report(path, {
        message: `${nameOf(path)} leads to a different path: browsers resolve . and .. before they send the request.`,
        expected: "a path without . or .. segments",
        got: quote(value),
        suggestion: `Write ${quote(shortened(value))}.`,
      });
    }
  },
};

/** The path as a browser sends it; a host before it is kept. */
function shortened(value: string): string {
  const [, origin = "", path = ""] = /^(https:\/\/[^/]*)?(.*)$/.exec(value) ?? [];
  const kept: string[] = [];
  for (const part of path.split("/").slice(1)) {
    if (part === "..") kept.pop();
    else if (part !== ".") kept.push(part);
  }
  return `${origin}/${kept.join("/")}`.replace(/(?<=.)\/$/, "");
}
