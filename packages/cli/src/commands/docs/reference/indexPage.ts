import type { Localized } from "@livery/brand/localized.ts";
import type { Language } from "./language.ts";
import { page } from "./markdown.ts";

/** The first page of the reference in a language. */
export function indexPage(language: Language): string {
  const say = (text: Localized): string => text[language];
  const pages = Object.entries(entries).map(([file, { title, what }]) => `- [${say(title)}](${file}): ${say(what)}`);
  return page(say(words.title), say(words.intro), pages.join("\n"), say(words.fresh));
}

const entries = {
  "keys.md": {
    title: { en: "Keys", ko: "키" },
    what: { en: "all keys of brand.json", ko: "brand.json의 모든 키" },
  },
  "problems.md": {
    title: { en: "Problems", ko: "문제" },
    what: {
      en: "all codes of `livery check`, with a page for each rule",
      ko: "`livery check`가 알리는 모든 코드와 규칙별 설명",
    },
  },
  "tokens.md": {
    title: { en: "Tokens", ko: "토큰" },
    what: {
      en: "all theme values that a brand can override, and their purpose",
      ko: "브랜드가 재정의할 수 있는 테마의 모든 값과 쓰임",
    },
  },
  "commands.md": {
    title: { en: "Commands", ko: "명령" },
    what: { en: "all commands and options of `livery`", ko: "`livery`의 모든 명령과 옵션" },
  },
  "compliance.md": {
    title: { en: "Compliance packs", ko: "규정 팩" },
    what: { en: "the rules of each market", ko: "시장별로 적용되는 규칙" },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<"title" | "what", Localized>>>>;

const words = {
  title: { en: "Reference", ko: "레퍼런스" },
  intro: {
    en: "A brand of Livery is one folder with one config, `brands/<id>/brand.json`. `livery check` reports its problems, and `livery build` turns it into a site. An editor with JSON Schema support completes and explains every key while you type. [이 문서를 한국어로](../ko/README.md)",
    ko: "Livery의 브랜드는 설정 파일 `brands/<id>/brand.json`이 있는 폴더 하나입니다. `livery check`는 설정의 문제를 알려 주고, `livery build`는 설정으로 사이트를 만듭니다. JSON Schema를 지원하는 편집기에서는 입력하는 동안 모든 키가 자동 완성되고 설명이 나옵니다. `$schema`를 `../../schemas/brand.schema.ko.json`으로 바꾸면 설명이 한국어로 나옵니다. 명령의 메시지는 영어입니다. [This reference in English](../en/README.md)",
  },
  fresh: {
    en: "The reference is generated from the schemas and the rules: `npm run gen` writes it, and `npm run check` fails if it is out of date.",
    ko: "이 레퍼런스는 스키마와 규칙에서 생성됩니다. `npm run gen`이 파일을 쓰며, 내용이 오래되면 `npm run check`가 실패합니다.",
  },
} as const satisfies Readonly<Record<string, Localized>>;
