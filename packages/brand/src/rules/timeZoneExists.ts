import { nearestName } from "../check/nearestName.ts";
import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const timeZoneExists: Rule = {
  code: "LIV1237",
  title: {
    en: "The time zone is one that browsers know.",
    ko: "시간대는 브라우저가 아는 이름입니다.",
  },
  why: {
    en: "Browsers cannot date a record in a zone that they do not know, so every page with records would fail.",
    ko: "브라우저는 모르는 시간대로 기록의 날짜를 쓸 수 없어, 기록이 있는 모든 페이지가 열리지 않습니다.",
  },
  good: { brand: { timeZone: "Europe/London" } },
  bad: { brand: { timeZone: "Asia/Seol" } },
  check({ config: { timeZone } }, report) {
    if (timeZone === undefined || isKnown(timeZone)) return;
    const near = nearestName(timeZone, Intl.supportedValuesOf("timeZone"));
    report(["timeZone"], {
      message: `There is no time zone ${quote(timeZone)}.`,
      expected: "the name of a time zone in the IANA database, such as Asia/Seoul",
      got: quote(timeZone),
      suggestion: near === undefined ? "Name a city of the zone." : `Did you mean ${quote(near)}?`,
    });
  },
};

/** Also an older name of a zone. */
function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
