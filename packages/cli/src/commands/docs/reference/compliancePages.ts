import { compliancePacks } from "@livery/brand/compliance/compliancePacks.ts";
import { renderPackReport } from "@livery/brand/compliance/renderPackReport.ts";
import type { Localized } from "@livery/brand/localized.ts";
import type { Language } from "./language.ts";
import { page, plain, table } from "./markdown.ts";

/** The packs with a link to the page of each, by file name. */
export function compliancePages(language: Language): [file: string, text: string][] {
  const say = (text: Localized): string => text[language];
  const rows = compliancePacks.map(({ id, title, rules }) => [
    `[${id}](compliance/${id}.md)`,
    plain(say(title)),
    String(rules.length),
  ]);
  const index = page(say(words.title), say(words.intro), table([words.pack, words.for, words.rules].map(say), rows));
  const packs = compliancePacks.map((pack): [string, string] => [
    `compliance/${pack.id}.md`,
    renderPackReport(pack, language),
  ]);
  return [["compliance.md", index], ...packs];
}

const words = {
  title: { en: "Compliance packs", ko: "규정 팩" },
  intro: {
    en: [
      "A compliance pack contains the rules of one jurisdiction, or of one kind of play, as data: each rule with its source and, if known, its effective date. The packs of all markets in a brand's `compliance.markets` are applied to its config as the last layer. A pack may force a value, prevent the platform from changing a switch, or require texts, links, tools and limits.",
      "A rule that is not in force yet has no effect; `livery explain <brand>` lists it. `--date` builds for another day.",
      "The packs are not legal advice: the operator's lawyers must confirm, date and complete them.",
    ].join("\n\n"),
    ko: [
      "규정 팩은 한 관할 지역이나 한 가지 운영 방식의 규칙을 데이터로 적은 것입니다. 각 규칙에는 출처가 있고, 알려진 경우 시행일도 있습니다. 브랜드가 `compliance.markets`에 적은 시장의 팩은 설정에 마지막 층으로 적용됩니다. 팩은 값을 강제하거나, 플랫폼이 바꾸지 못하게 스위치를 잠그거나, 텍스트·링크·도구·한도를 요구할 수 있습니다.",
      "아직 시행되지 않은 규칙은 적용되지 않으며, `livery explain <brand>`가 알려 줍니다. `--date`를 쓰면 다른 날짜를 기준으로 빌드합니다.",
      "규정 팩은 법률 자문이 아닙니다. 운영자의 법률 담당자가 확인하고 날짜를 정하고 보완해야 합니다.",
    ].join("\n\n"),
  },
  pack: { en: "Pack", ko: "팩" },
  for: { en: "For", ko: "대상" },
  rules: { en: "Rules", ko: "규칙 수" },
} as const satisfies Readonly<Record<string, Localized>>;
