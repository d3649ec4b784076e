import type { Localized } from "@livery/brand/localized.ts";
import { type TokenRow, tokenReference } from "@livery/theme/tokenReference.ts";
import type { Language } from "./language.ts";
import { code, page, plain, table } from "./markdown.ts";

/** Every design token: its name, its custom property, its purpose, and how to override it. */
export function tokensPage(language: Language): string {
  const say = (text: Localized): string => text[language];
  const groups = Map.groupBy(tokenReference(), ({ name }) => name.split(".").slice(0, 2).join("."));
  const sections = [...groups].flatMap(([group, rows]) => [`## ${code(group)}`, tokenTable(rows, say)]);
  return page(say(words.title), say(words.intro), ...sections);
}

function tokenTable(rows: readonly TokenRow[], say: (text: Localized) => string): string {
  const head = [words.token, words.property, words.type, words.meaning, words.override].map(say);
  const cells = rows.map((row) => [
    code(row.name),
    code(row.property),
    row.type,
    plain(say(row.text)),
    overrideCell(row, say),
  ]);
  return table(head, cells);
}

function overrideCell({ section, form, fixed }: TokenRow, say: (text: Localized) => string): string {
  if (!section || !form) return fixed ? `${say(words.fixed)} ${plain(say(fixed))}` : "";
  const places = section.split(", ").map(code).join(", ");
  return `${places}: ${plain(say(form.expected))}`;
}

const words = {
  title: { en: "Design tokens", ko: "디자인 토큰" },
  intro: {
    en: [
      "Every value that the site's styles read. They are all derived from about a dozen values in `theme`, for light and dark mode, so that every text is readable. Override a token only if your design needs another value.",
      "Tokens with a colour (colours, borders, shadows, gradients) go in `theme.light` and `theme.dark`, one value per mode; all others go in `theme.tokens`, for both modes. A value is a text in the token's format, or the name of another token in braces, such as `{semantic.color.ink}`. Overrides are used unchanged: an unreadable pair of colours is an error that suggests the nearest readable colour.",
      "Names follow the Design Tokens format (DTCG 2025.10): `semantic` tokens name the purpose of a value, `component` tokens the place where it is used. The custom property is its name in the CSS of the built site.",
    ].join("\n\n"),
    ko: [
      "사이트의 스타일이 읽는 모든 값입니다. `theme`의 값 열두 개 남짓에서 모든 글자가 잘 읽히도록 밝은 모드와 어두운 모드의 값을 계산합니다. 계산된 값이 디자인과 다를 때만 토큰을 재정의합니다.",
      "색이 들어가는 토큰(색, 테두리, 그림자, 그러데이션)은 모드마다 `theme.light`와 `theme.dark`에 쓰고, 나머지는 두 모드에 함께 적용되도록 `theme.tokens`에 씁니다. 값은 토큰의 형식에 맞는 텍스트이거나 `{semantic.color.ink}`처럼 중괄호로 감싼 다른 토큰의 이름입니다. 재정의한 값은 그대로 쓰입니다. 읽기 어려운 색 조합은 오류이며, 읽을 수 있는 가장 가까운 색을 제안합니다.",
      "이름은 디자인 토큰 형식(DTCG 2025.10)을 따릅니다. `semantic` 토큰은 값의 용도를, `component` 토큰은 쓰이는 곳을 나타냅니다. CSS 속성은 빌드된 사이트의 CSS에서 쓰는 이름입니다.",
    ].join("\n\n"),
  },
  token: { en: "Token", ko: "토큰" },
  property: { en: "Custom property", ko: "CSS 속성" },
  type: { en: "Type", ko: "종류" },
  meaning: { en: "Purpose", ko: "쓰임" },
  override: { en: "Override", ko: "재정의" },
  fixed: { en: "Cannot be overridden:", ko: "재정의할 수 없음:" },
} as const satisfies Readonly<Record<string, Localized>>;
