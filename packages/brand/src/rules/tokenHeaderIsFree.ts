import { headerTakenBy, requestHeaders } from "@livery/product/requestHeaders.ts";
import { listValues, quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

const reasons = {
  call: "The calls of the site use this header for something else",
  browser: "Browsers drop what a page writes to this header",
} as const;

export const tokenHeaderIsFree: Rule = {
  code: "LIV1221",
  title: {
    en: "The header of the token is one that nothing else uses (AP-D).",
    ko: "토큰 헤더는 다른 용도로 쓰이지 않는 헤더입니다 (AP-D).",
  },
  why: {
    en: "The token would replace what the header says, or never leave the browser. Either way nobody stays logged in.",
    ko: "토큰이 헤더의 원래 값을 덮어쓰거나 브라우저를 떠나지 못합니다. 어느 쪽이든 로그인이 유지되지 않습니다.",
  },
  good: { brand: { hosts: { tokenHeader: "X-Token" } } },
  bad: { brand: { hosts: { tokenHeader: "Language" } } },
  check({ config: { hosts } }, report) {
    const taken = headerTakenBy(hosts.tokenHeader);
    if (taken === undefined) return;
    report(["hosts", "tokenHeader"], {
      message: `${reasons[taken]}, so no token can travel in it.`,
      expected: `a header other than ${listValues(Object.values(requestHeaders))} and those that only browsers set`,
      got: quote(hosts.tokenHeader),
      suggestion: 'Write "Authorization", or a name of its own such as "X-Token".',
    });
  },
};
