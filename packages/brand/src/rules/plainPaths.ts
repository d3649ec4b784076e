import { nameOf } from "../check/keyFindings.ts";
import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const plainPaths: Rule = {
  code: "LIV1230",
  title: {
    en: "No path of a call has . or .. between its slashes.",
    ko: "호출 경로의 슬래시 사이에는 .이나 ..이 없습니다.",
  },
  why: {
    en: "Browsers shorten such a path before they send it, so the call arrives somewhere else than the config says.",
    ko: "브라우저는 이런 경로를 줄여서 보내므로 호출이 설정에 적힌 곳과 다른 곳에 도착합니다.",
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
        message: `${nameOf(path)} does not lead where it seems to: browsers take . and .. out of a path.`,
        expected: "a path without . and .. between its slashes",
        got: quote(value),
        suggestion: `Write ${quote(shortened(value))}.`,
      });
    }
  },
};

/** The path as a browser sends it; the host before it, if there is one, stays. */
function shortened(value: string): string {
  const [, origin = "", path = ""] = /^(https:\/\/[^/]*)?(.*)$/.exec(value) ?? [];
  const kept: string[] = [];
  for (const part of path.split("/").slice(1)) {
    if (part === "..") kept.pop();
    else if (part !== ".") kept.push(part);
  }
  return `${origin}/${kept.join("/")}`.replace(/(?<=.)\/$/, "");
}
