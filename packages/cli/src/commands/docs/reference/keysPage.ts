import type { JsonValue } from "@livery/brand/jsonSchema.ts";
import type { Localized } from "@livery/brand/localized.ts";
import { unreadKeys } from "@livery/pack/unreadKeys.ts";
import { describeValues, listsValues } from "./describeValues.ts";
import type { Language } from "./language.ts";
import { formatConfig } from "../../new/formatConfig.ts";
import { block, code, jsonCode, page, plain, table } from "./markdown.ts";
import type { ReferenceSources } from "./referenceSources.ts";
import { isText, type SchemaKey, schemaSections } from "./schemaSections.ts";
import { switchDeciders } from "../../../switchDeciders.ts";

/** Path of docs/ relative to the page. */
const UP = "../../";

/** Longer defaults go below the table. */
const LONGEST = 120;

/** A heading has no room for more objects than this. */
const MOST_NAMES = 3;

/** Every key of brand.json: its meaning, valid values, default and an example (BR-059). */
export function keysPage({ schemas, linkLedger }: ReferenceSources, language: Language): string {
  const say = (text: Localized): string => text[language];
  const sections = schemaSections(schemas.en, schemas[language]);
  const texts = sections.map(({ of, rows }) => [
    `## ${headingOf(of, say)}`,
    of.alike.length > 0 ? sharedIntro(of, say) : linkLedger(plain(of.texts.description ?? ""), UP),
    example(of, say),
    keyTable(rows, language, (text) => linkLedger(plain(text), UP)),
    ...rows.filter(({ schema }) => listsValues(schema)).map((key) => valueList(key, say)),
    ...rows.filter(({ schema }) => isLong(schema.default)).map((key) => longDefault(key, say)),
  ]);
  return page(
    say(words.title),
    say(words.intro),
    ...languageCodes(
      sections.flatMap(({ rows }) => rows),
      say,
    ),
    ...texts.flat(),
  );
}

/** The name of an object, or of a few that have the same keys. */
function headingOf({ name, alike }: SchemaKey, say: (text: Localized) => string): string {
  if (name === "") return say(words.top);
  const names = alike.length > 0 && alike.length <= MOST_NAMES ? alike.map((key) => key.name) : [name];
  return names.map(code).join(", ");
}

function keyTable(keys: readonly SchemaKey[], language: Language, text: (text: string) => string): string {
  const say = (words: Localized): string => words[language];
  const head = [words.key, words.meaning, words.values, words.default, words.example].map(say);
  const rows = keys.map((key) => [
    code(key.name),
    meaning(key, say, text),
    describeValues(key.schema, key.texts, language),
    key.required ? say(words.required) : defaultCell(key.schema.default, say),
    key.schema.properties ? "" : valueCell(key.schema.examples?.[0]),
  ]);
  return table(head, rows);
}

function meaning(key: SchemaKey, say: (text: Localized) => string, text: (text: string) => string): string {
  const { texts, schema, alike } = key;
  const override = schema["x-override"];
  const notes = [
    ...(schema["x-inherit"] === "never" ? [say(words.neverInherited)] : []),
    ...(override === undefined ? [] : [`${say(words.decides)} ${say(switchDeciders[override])}`]),
    ...(isUnread(key) ? [say(words.unread)] : []),
  ];
  if (alike.length === 0)
    return [`**${text(texts.title ?? "")}** ${text(texts.description ?? "")}`, ...notes].join(" ");
  if (alike[0] && key.name.endsWith(".<…>") && isLanguage(key)) return say(words.inLanguage);
  const parent = key.name.slice(0, -"<…>".length);
  const names = alike.map(({ name, texts: { title = "" } }) => {
    const step = name.slice(parent.length);
    return title === step ? code(step) : `${code(step)} ${text(title)}`;
  });
  const intro = texts.title === undefined ? words.oneToken : words.oneOf;
  return [`${say(intro)} ${names.join(", ")}.`, ...notes].join(" ");
}

const unread: readonly string[] = unreadKeys.flatMap(({ keys }) => keys);

/** Whether nothing on the site depends on the key yet. The list names keys without places in lists and languages. */
function isUnread({ name, alike }: SchemaKey): boolean {
  const names = alike.length > 0 ? alike.map((key) => key.name) : [name];
  return names.every((one) => unread.includes(one.replaceAll("[]", "")));
}

/** Whether a row represents one language of a text. */
function isLanguage({ alike }: SchemaKey): boolean {
  return alike.some(({ name }) => name.endsWith(".zh-Hans"));
}

function example({ name, schema }: SchemaKey, say: (text: Localized) => string): string {
  const [value] = schema.examples ?? [];
  if (value === undefined) return "";
  const step = name.split(".").at(-1) ?? "";
  const shown = name === "" || step.endsWith("[]") || step === "<…>" ? value : { [step]: value };
  return `${say(words.forExample)}\n\n${block("json", formatConfig(shown))}`;
}

/** The values of a key with their meanings. */
function valueList({ name, schema, texts }: SchemaKey, say: (text: Localized) => string): string {
  const values = (schema.enum ?? []).map((value, index) => {
    const meant = texts.enumDescriptions?.[index];
    return `- ${jsonCode(value)}${meant === undefined ? "" : `: ${plain(meant)}`}`;
  });
  return `${say(words.valuesOf)} ${code(name)}\n\n${values.join("\n")}`;
}

/** The language codes, once for all texts. */
function languageCodes(keys: readonly SchemaKey[], say: (text: Localized) => string): string[] {
  const languages = keys.find(isText);
  const entries = Object.entries(languages?.texts.properties ?? {});
  const list = entries.map(([step, { title = "" }]) => `${code(step)} ${plain(title)}`).join(", ");
  return [`## ${say(words.languages)}`, `${say(words.languageIntro)} ${list}.`];
}

/** For several objects with the same keys: their names. */
function sharedIntro({ alike }: SchemaKey, say: (text: Localized) => string): string {
  return `${say(words.each)} ${alike.map(({ name }) => code(name)).join(", ")}`;
}

/** A default that is too long for its row goes below the table. */
function isLong(value: JsonValue | undefined): value is JsonValue {
  return value !== undefined && JSON.stringify(value).length > LONGEST;
}

function longDefault({ name, schema }: SchemaKey, say: (text: Localized) => string): string {
  return `${say(words.defaultOf)} ${code(name)}\n\n${block("json", formatConfig(schema.default ?? null))}`;
}

function defaultCell(value: JsonValue | undefined, say: (text: Localized) => string): string {
  return isLong(value) ? say(words.below) : valueCell(value);
}

function valueCell(value: JsonValue | undefined): string {
  return value === undefined ? "" : jsonCode(value);
}

const words = {
  decides: { en: "_Who decides:_", ko: "_결정하는 쪽:_" },
  title: { en: "Keys of brand.json", ko: "brand.json의 키" },
  intro: {
    en: [
      "Every key of `brands/<id>/brand.json`. Write only what differs from the defaults.",
      "A dot (.) marks a nested key: `theme.colors.brand` is the key `brand` in the object `colors` in the object `theme`. `[]` represents each entry of a list, `<…>` each of several similar keys.",
      "**Default** is the value that applies if the key is absent. If the column is empty, the description says what happens without the key. **Required** keys have no default: every brand must set them.",
      'A brand that names another one in `extends` inherits every key that it does not write itself, at every depth; lists are replaced as a whole. `null` removes an inherited value, and the default applies again. Keys marked "never inherited" identify one brand.',
      "Ids such as BR-026 are rows of the [requirements register](../../requirements.md).",
    ].join("\n\n"),
    ko: [
      "`brands/<id>/brand.json`에 쓸 수 있는 모든 키입니다. 기본값과 다른 것만 씁니다.",
      "점(.)은 하위 키를 나타냅니다. `theme.colors.brand`는 `theme` 객체 안 `colors` 객체의 `brand` 키입니다. `[]`는 목록의 각 항목을, `<…>`는 이름만 다른 여러 키를 뜻합니다.",
      "**기본값**은 키를 쓰지 않았을 때 적용되는 값입니다. 비어 있으면 키가 없을 때의 동작을 설명에 적었습니다. **필수** 키에는 기본값이 없으며 모든 브랜드에서 정해야 합니다.",
      '`extends`에 다른 브랜드를 적은 브랜드는 직접 쓰지 않은 모든 키를 깊이에 상관없이 그 브랜드에서 상속합니다. 목록은 통째로 바뀝니다. `null`을 쓰면 상속한 값을 없애고 기본값으로 돌아갑니다. "상속하지 않음"이라고 적힌 키는 한 브랜드를 식별하는 값입니다.',
      "BR-026 같은 이름은 [요구사항 목록](../../requirements.md)의 항목입니다.",
    ].join("\n\n"),
  },
  top: { en: "Top level", ko: "최상위" },
  languages: { en: "Language codes", ko: "언어 코드" },
  languageIntro: {
    en: "A text is an object with a key for each language that the brand offers:",
    ko: "텍스트는 브랜드가 제공하는 언어마다 키가 하나씩 있는 객체입니다:",
  },
  key: { en: "Key", ko: "키" },
  meaning: { en: "Meaning", ko: "설명" },
  values: { en: "Values", ko: "값" },
  default: { en: "Default", ko: "기본값" },
  example: { en: "Example", ko: "예" },
  required: { en: "**required**", ko: "**필수**" },
  neverInherited: { en: "_Never inherited._", ko: "_상속하지 않음._" },
  inLanguage: {
    en: "The text in one language, by its [code](#language-codes).",
    ko: "[코드](#언어-코드)로 나타낸 언어의 텍스트입니다.",
  },
  oneOf: { en: "One key each:", ko: "각각의 키:" },
  oneToken: {
    en: "One key each, described with [the tokens](tokens.md):",
    ko: "각각의 키이며 [토큰 목록](tokens.md)에서 설명합니다:",
  },
  unread: { en: "_No effect on the site yet._", ko: "_아직 사이트에 반영되지 않음._" },
  forExample: { en: "For example:", ko: "예:" },
  below: { en: "see below", ko: "아래 참고" },
  each: { en: "Each of these objects has the same keys:", ko: "다음 객체들은 모두 같은 키를 가집니다:" },
  defaultOf: { en: "Default of", ko: "기본값:" },
  valuesOf: { en: "Values of", ko: "값 목록:" },
} as const satisfies Readonly<Record<string, Localized>>;
