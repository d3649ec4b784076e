import type { JsonSchema } from "@livery/brand/jsonSchema.ts";
import type { Localized } from "@livery/brand/localized.ts";
import { plain, code } from "./markdown.ts";
import { fill, type Language } from "./language.ts";

/** Longer lists of values go below the table. */
const MOST_VALUES = 12;

/** The values that a key accepts, as a table cell. `schema` has the types, `texts` the words of the language. */
export function describeValues(schema: JsonSchema, texts: JsonSchema, language: Language): string {
  const say = (text: Localized, words = {}): string => fill(text[language], words);
  const { type, minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  if (schema.enum) {
    if (listsValues(schema)) return say(words.listed, { count: schema.enum.length });
    return schema.enum.map((value) => code(JSON.stringify(value))).join(", ");
  }
  if (type === "boolean") return say(words.boolean);
  if (type === "object" || schema.properties) return say(words.object);
  const expected = texts["x-expected"];
  if (type === "array") {
    if (maxItems === undefined) return minItems === undefined ? say(words.list) : say(words.longList, { minItems });
    return say(minItems === undefined ? words.shortList : words.boundList, { minItems, maxItems });
  }
  if (expected !== undefined) return plain(expected);
  if (type === "string") {
    if (maxLength === undefined) return say(words.text);
    return say(minLength === undefined ? words.shortText : words.boundText, { minLength, maxLength });
  }
  const kind = say(type === "integer" ? words.integer : words.number);
  return minimum === undefined || maximum === undefined ? kind : say(words.range, { kind, minimum, maximum });
}

/**
 * Whether the values of a key are listed below their table: because each one is explained, or because there are many.
 */
export function listsValues({ enum: values = [], enumDescriptions }: JsonSchema): boolean {
  return values.length > MOST_VALUES || enumDescriptions !== undefined;
}

const words = {
  boolean: { en: "`true` or `false`", ko: "`true` 또는 `false`" },
  object: { en: "an object", ko: "객체" },
  list: { en: "a list", ko: "목록" },
  longList: { en: "a list of {minItems} or more entries", ko: "항목이 {minItems}개 이상인 목록" },
  shortList: { en: "a list of at most {maxItems} entries", ko: "항목이 최대 {maxItems}개인 목록" },
  boundList: { en: "a list of {minItems} to {maxItems} entries", ko: "항목이 {minItems}~{maxItems}개인 목록" },
  listed: { en: "one of the {count} values listed below", ko: "아래에 적은 {count}개 값 중 하나" },
  text: { en: "a text", ko: "텍스트" },
  shortText: { en: "a text of at most {maxLength} characters", ko: "최대 {maxLength}자의 텍스트" },
  boundText: { en: "a text of {minLength} to {maxLength} characters", ko: "{minLength}~{maxLength}자의 텍스트" },
  integer: { en: "a whole number", ko: "정수" },
  number: { en: "a number", ko: "숫자" },
  range: { en: "{kind} from {minimum} to {maximum}", ko: "{minimum}~{maximum}의 {kind}" },
} as const satisfies Readonly<Record<string, Localized>>;
