import { compileBrands } from "@livery/brand/compileBrands.ts";
import { formatProblem } from "@livery/brand/formatProblem.ts";
import type { JsonObject } from "@livery/brand/jsonSchema.ts";
import type { Localized } from "@livery/brand/localized.ts";
import { problemCodes } from "@livery/brand/problemCodes.ts";
import type { Example, Rule } from "@livery/brand/rules/rule.ts";
import { sourcesOf } from "@livery/brand/testing/sourcesOf.ts";
import { formatConfig } from "../../new/formatConfig.ts";
import type { Language } from "./language.ts";
import { block, code, page, plain } from "./markdown.ts";
import type { ReferenceSources } from "./referenceSources.ts";

/** Path of docs/ relative to the page. */
const UP = "../../../";

/** Any day works: the examples keep every dated rule, or break one on every day. */
const DAY = "2026-01-01";

/** The page of a rule: the rule and its reason, a good and a bad example, and the whole message for the bad one. */
export function rulePage(rule: Rule, sources: ReferenceSources, language: Language): string {
  const say = (text: Localized): string => text[language];
  const text = (localized: Localized): string => sources.linkLedger(plain(say(localized)), UP);
  return page(
    `${rule.code}: ${plain(say(problemCodes[rule.code]))}`,
    text(rule.title),
    text(rule.why),
    rule.ofSites ? say(words.ofSites) : "",
    `## ${say(words.good)}`,
    examples(rule.good, say),
    `## ${say(words.bad)}`,
    examples(rule.bad, say),
    `## ${say(words.message)}`,
    block("text", messageOf(rule, sources)),
    say(words.back),
  );
}

function examples({ brand, others = [], files = {} }: Example, say: (text: Localized) => string): string {
  const configs = [brand, ...others].map((config) => ({ ...config }) as JsonObject);
  const [own = {}, ...rest] = configs;
  const shown = [
    Object.keys(own).length === 0 ? say(words.nothing) : block("json", formatConfig(own)),
    ...rest.flatMap((config) => [say(words.other), block("json", formatConfig(config))]),
    ...Object.entries(files).flatMap(([path, content]) => [code(path), block("text", content)]),
  ];
  return shown.join("\n\n");
}

/** The output of `livery check` for the bad example, for this rule only. */
function messageOf({ bad, code: own }: Rule, { baseTexts }: ReferenceSources): string {
  const { problems } = compileBrands(sourcesOf(bad), { baseTexts, date: DAY });
  const found = problems.filter((problem) => problem.code === own);
  return found.map((problem) => formatProblem(problem, { color: false })).join("\n\n");
}

const words = {
  ofSites: {
    en: 'A brand with `"abstract": true` has no site, so this rule does not apply to it.',
    ko: '`"abstract": true`인 브랜드에는 사이트가 없으므로 이 규칙을 적용하지 않습니다.',
  },
  good: { en: "Right", ko: "올바른 예" },
  bad: { en: "Wrong", ko: "잘못된 예" },
  message: { en: "What `livery check` reports", ko: "이때 `livery check`가 알려 주는 내용" },
  nothing: { en: "No keys besides those of every brand.", ko: "모든 브랜드에 있는 키 외에는 필요 없습니다." },
  other: { en: "Another brand of the repository:", ko: "저장소의 다른 브랜드:" },
  back: {
    en: "The examples show only the relevant keys. [All problems](../problems.md) · [All keys](../keys.md)",
    ko: "예에는 관련된 키만 적었습니다. [모든 문제](../problems.md) · [모든 키](../keys.md)",
  },
} as const satisfies Readonly<Record<string, Localized>>;
