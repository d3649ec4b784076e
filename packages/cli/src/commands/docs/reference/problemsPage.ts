import type { Localized } from "@livery/brand/localized.ts";
import { type ProblemCode, problemCodes } from "@livery/brand/problemCodes.ts";
import { rules } from "@livery/brand/rules/rules.ts";
import type { Language } from "./language.ts";
import { page, plain, table } from "./markdown.ts";
import { problemAdvice } from "./problemAdvice.ts";
import type { ReferenceSources } from "./referenceSources.ts";

/** Every code of `livery check`, grouped by topic, with a link to its rule if there is one. */
export function problemsPage({ linkLedger }: ReferenceSources, language: Language): string {
  const say = (text: Localized): string => text[language];
  const codes = Object.keys(problemCodes) as ProblemCode[];
  const groups = Map.groupBy(codes, (code) => code.slice(0, "LIV10".length));
  const sections = [...groups].flatMap(([group, own]) => {
    const rows = own.map((code) => {
      const rule = rules.find((candidate) => candidate.code === code);
      const fact = linkLedger(plain(say(rule?.title ?? problemAdvice[code] ?? nothing)), "../../");
      return [rule ? `[${code}](rules/${code}.md)` : code, plain(say(problemCodes[code])), fact];
    });
    const head = [words.code, words.meaning, words.rule].map(say);
    const { title, intro } = groupWords[group] ?? { title: { en: group, ko: group }, intro: { en: "", ko: "" } };
    return [`## ${group}xx: ${say(title)}`, say(intro), table(head, rows)];
  });
  return page(say(words.title), say(words.intro), ...sections);
}

const nothing: Localized = { en: "", ko: "" };

const words = {
  title: { en: "Problems", ko: "문제" },
  intro: {
    en: [
      "Every problem that `livery check` reports has a code. The meaning of a code never changes, so you can search for it and rely on it in pipelines.",
      "An **error** prevents a brand from being packed. **Advice** does not: it points out something that is allowed but probably not intended.",
      "`livery check --fix` corrects misspelt keys (LIV1101) and adjusts colours that narrowly miss the contrast limit (LIV1601). It changes nothing else in a file; add `--dry-run` to see the changes first.",
    ].join("\n\n"),
    ko: [
      "`livery check`가 알리는 모든 문제에는 코드가 있습니다. 코드의 뜻은 바뀌지 않으므로 검색하거나 자동화에 사용할 수 있습니다.",
      "**오류**(error)가 있으면 브랜드를 패킹하지 않습니다. **조언**(advice)은 막지 않으며, 허용되지만 의도하지 않았을 가능성이 큰 것을 알려 줍니다.",
      "`livery check --fix`는 잘못 쓴 키의 이름(LIV1101)을 고치고 기준에 조금 못 미치는 색(LIV1601)을 바꿉니다. 파일의 다른 내용은 바꾸지 않으며, `--dry-run`을 함께 쓰면 바뀔 내용을 먼저 보여 줍니다.",
    ].join("\n\n"),
  },
  code: { en: "Code", ko: "코드" },
  meaning: { en: "Meaning", ko: "뜻" },
  rule: { en: "What to do, or the rule", ko: "할 일 또는 규칙" },
} as const satisfies Readonly<Record<string, Localized>>;

const groupWords: Readonly<Record<string, { readonly title: Localized; readonly intro: Localized }>> = {
  LIV10: {
    title: { en: "The text of a file", ko: "파일의 텍스트" },
    intro: {
      en: "The file is not valid strict JSON. Nothing else in it is checked until this is fixed.",
      ko: "파일을 엄격한 JSON으로 읽을 수 없습니다. 이 문제를 고치기 전에는 파일의 다른 내용을 검사하지 않습니다.",
    },
  },
  LIV11: {
    title: { en: "The shape of a config", ko: "설정의 형태" },
    intro: {
      en: "A key or a value does not match the schema. See [the keys](keys.md).",
      ko: "키나 값이 스키마와 다릅니다. [키 목록](keys.md)을 참고하십시오.",
    },
  },
  LIV12: {
    title: { en: "Rules across keys", ko: "여러 키에 걸친 규칙" },
    intro: {
      en: "Each value is valid on its own, but not in combination.",
      ko: "각각의 값은 올바르지만 함께 쓸 수 없습니다.",
    },
  },
  LIV13: {
    title: { en: "Rules across brands", ko: "여러 브랜드에 걸친 규칙" },
    intro: {
      en: "The brand conflicts with another brand of the repository, or with the one that it extends.",
      ko: "저장소의 다른 브랜드나 상속한 브랜드와 맞지 않습니다.",
    },
  },
  LIV14: {
    title: { en: "Texts of a brand", ko: "브랜드의 텍스트" },
    intro: {
      en: "A file in `locales/` contains something that the product's own texts do not have, or any text of the brand contains an invisible character.",
      ko: "`locales/`의 파일에 제품의 기본 텍스트에 없는 내용이 있거나, 브랜드의 텍스트에 보이지 않는 문자가 있습니다.",
    },
  },
  LIV15: {
    title: { en: "Files of a brand", ko: "브랜드의 파일" },
    intro: {
      en: "A file in `assets/` cannot be used, or is hard to see.",
      ko: "`assets/`의 파일을 사용할 수 없거나 잘 보이지 않습니다.",
    },
  },
  LIV16: {
    title: { en: "The theme", ko: "테마" },
    intro: {
      en: "The colours of the theme are not readable, or an override does not fit its token. See [the tokens](tokens.md).",
      ko: "테마의 색이 읽기 어렵거나, 재정의한 값이 토큰에 맞지 않습니다. [토큰 목록](tokens.md)을 참고하십시오.",
    },
  },
  LIV17: {
    title: { en: "Compliance", ko: "규정 준수" },
    intro: {
      en: "The config conflicts with a [compliance pack](compliance.md) that applies to the brand.",
      ko: "설정이 브랜드에 적용되는 [규정 팩](compliance.md)에 어긋납니다.",
    },
  },
};
