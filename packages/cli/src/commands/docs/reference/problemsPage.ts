import type { Localized } from "@livery/brand/localized.ts";
import { type ProblemCode, problemCodes } from "@livery/brand/problemCodes.ts";
import { rules } from "@livery/brand/rules/rules.ts";
import type { Language } from "./language.ts";
import { page, plain, table } from "./markdown.ts";
import { problemAdvice } from "./problemAdvice.ts";
import type { ReferenceSources } from "./referenceSources.ts";

/** Every code that `livery check` may name, by what it is about, with the page of its rule where there is one. */
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
      "Every problem that `livery check` reports has a code. A code never changes its meaning, so it can be searched for, and a pipeline may rely on it.",
      "An **error** keeps the brand from being packed. **Advice** does not: it names what is allowed and most likely not meant.",
      "`livery check --fix` renames misspelt keys (LIV1101) and replaces colours that cannot be read (LIV1601). It changes nothing else in a file; `--dry-run` shows the changes first.",
    ].join("\n\n"),
    ko: [
      "`livery check`가 알리는 모든 문제에는 코드가 있습니다. 코드의 뜻은 바뀌지 않으므로 검색하거나 자동화에 사용할 수 있습니다.",
      "**오류**(error)가 있으면 브랜드를 패킹하지 않습니다. **조언**(advice)은 막지 않으며, 허용되지만 의도하지 않았을 가능성이 큰 것을 알려 줍니다.",
      "`livery check --fix`는 잘못 쓴 키의 이름(LIV1101)을 고치고 읽을 수 없는 색(LIV1601)을 바꿉니다. 파일의 다른 내용은 바꾸지 않으며, `--dry-run`을 함께 쓰면 바뀔 내용을 먼저 보여 줍니다.",
    ].join("\n\n"),
  },
  code: { en: "Code", ko: "코드" },
  meaning: { en: "Meaning", ko: "뜻" },
  rule: { en: "What to do, or what holds", ko: "할 일 또는 지켜야 할 내용" },
} as const satisfies Readonly<Record<string, Localized>>;

const groupWords: Readonly<Record<string, { readonly title: Localized; readonly intro: Localized }>> = {
  LIV10: {
    title: { en: "The text of a file", ko: "파일의 텍스트" },
    intro: {
      en: "The file cannot be read as strict JSON. Until it can, nothing else of it is checked.",
      ko: "파일을 엄격한 JSON으로 읽을 수 없습니다. 이 문제를 고치기 전에는 파일의 다른 내용을 검사하지 않습니다.",
    },
  },
  LIV11: {
    title: { en: "The shape of a config", ko: "설정의 형태" },
    intro: {
      en: "A key or a value is not what the schema asks for. See [the keys](keys.md).",
      ko: "키나 값이 스키마와 다릅니다. [키 목록](keys.md)을 참고하십시오.",
    },
  },
  LIV12: {
    title: { en: "Facts across keys", ko: "여러 키에 걸친 규칙" },
    intro: {
      en: "Each value is right by itself, but not beside another one.",
      ko: "각각의 값은 올바르지만 다른 값과 함께 쓸 수 없습니다.",
    },
  },
  LIV13: {
    title: { en: "Facts across brands", ko: "여러 브랜드에 걸친 규칙" },
    intro: {
      en: "A brand is not what it has to be beside the other brands of the repository, or beside the one that it extends.",
      ko: "저장소의 다른 브랜드나 상속한 브랜드와 맞지 않습니다.",
    },
  },
  LIV14: {
    title: { en: "Texts of a brand", ko: "브랜드의 텍스트" },
    intro: {
      en: "A file of `locales/` says something that the product's own texts do not know.",
      ko: "`locales/`의 파일에 제품의 기본 텍스트에 없는 내용이 있습니다.",
    },
  },
  LIV15: {
    title: { en: "Files of a brand", ko: "브랜드의 파일" },
    intro: { en: "A file of `assets/` cannot be used.", ko: "`assets/`의 파일을 사용할 수 없습니다." },
  },
  LIV16: {
    title: { en: "The theme", ko: "테마" },
    intro: {
      en: "The colours of the theme cannot be read, or an override does not fit its token. See [the tokens](tokens.md).",
      ko: "테마의 색을 읽을 수 없거나, 재정의한 값이 토큰에 맞지 않습니다. [토큰 목록](tokens.md)을 참고하십시오.",
    },
  },
  LIV17: {
    title: { en: "Compliance", ko: "규정 준수" },
    intro: {
      en: "The config goes against a [compliance pack](compliance.md) that holds for the brand.",
      ko: "설정이 브랜드에 적용되는 [규정 팩](compliance.md)에 어긋납니다.",
    },
  },
};
