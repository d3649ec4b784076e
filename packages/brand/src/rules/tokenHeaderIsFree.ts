import { headerTakenBy, requestHeaders } from "@livery/product/requestHeaders.ts";
import { listValues, quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

const reasons = {
  call: "The site's requests use this header for something else",
  browser: "Browsers ignore what a page writes to this header",
  proxy: "Proxies between the site and the platform remove or change this header",
  server: "Servers and caches read this header as something else",
  javascript: "JavaScript reserves this name",
} as const;

export const tokenHeaderIsFree: Rule = {
  code: "LIV1221",
  title: {
    en: "Nothing else uses the token's header (AP-D).",
    ko: "토큰 헤더는 다른 용도로 쓰지 않습니다 (AP-D).",
  },
  why: {
    en: "Otherwise the token would overwrite the header's value, or get lost in the browser or on the way. Either way nobody stays logged in.",
    ko: "토큰이 헤더의 원래 값을 덮어쓰거나, 브라우저나 중간 서버에서 사라집니다. 어느 쪽이든 로그인이 유지되지 않습니다.",
  },
  good: { brand: { hosts: { tokenHeader: "X-Token" } } },
  bad: { brand: { hosts: { tokenHeader: "Language" } } },
  check({ config: { hosts } }, report) {
    const taken = headerTakenBy(hosts.tokenHeader);
    if (taken === undefined) return;
    report(["hosts", "tokenHeader"], {
      message: `${reasons[taken]}, so it cannot carry a token.`,
      expected: `a header other than ${listValues(Object.values(requestHeaders))} and those that browsers, proxies and servers use`,
      got: quote(hosts.tokenHeader),
      suggestion: 'Write "Authorization", or a custom name such as "X-Token".',
    });
  },
};
