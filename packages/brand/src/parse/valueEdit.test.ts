import fc from "fast-check";
import { expect, test } from "vitest";
import type { JsonPath } from "../jsonPointer.ts";
import type { JsonValue } from "../jsonSchema.ts";
import { fuzzRuns } from "@livery/theme/testing/fuzzRuns.ts";
import { parseJson } from "./parseJson.ts";

/** The text after the edit that sets `value`, or nothing if there is no edit. */
function edited(text: string, path: JsonPath, value = "#123456"): string | undefined {
  const { document } = parseJson("brand.json", text);
  const edit = document?.edit(path, value);
  return edit && `${text.slice(0, edit.offset)}${edit.text}${text.slice(edit.offset + edit.length)}`;
}

const ink: JsonPath = ["theme", "dark", "ink"];

test.each([
  [
    "an existing value",
    `{ "theme": { "dark": { "ink" : "#fff" } } }`,
    `{ "theme": { "dark": { "ink" : "#123456" } } }`,
  ],
  [
    "a key on the line of its neighbours",
    `{"theme": {"dark": {"a": 1, "b": 2}}}`,
    `{"theme": {"dark": {"a": 1, "b": 2, "ink": "#123456"}}}`,
  ],
  [
    "a key with spaces inside the braces",
    `{ "theme": { "dark": { "a": 1 } } }`,
    `{ "theme": { "dark": { "a": 1, "ink": "#123456" } } }`,
  ],
  ["compact JSON", `{"theme":{"dark":{"a":1}}}`, `{"theme":{"dark":{"a":1,"ink":"#123456"}}}`],
  [
    "tabs and CRLF",
    `{\r\n\t"theme": {\r\n\t\t"dark": {\r\n\t\t\t"a": 1\r\n\t\t}\r\n\t}\r\n}`,
    `{\r\n\t"theme": {\r\n\t\t"dark": {\r\n\t\t\t"a": 1,\r\n\t\t\t"ink": "#123456"\r\n\t\t}\r\n\t}\r\n}`,
  ],
  [
    "neighbours in groups",
    `{ "theme": { "dark": {\n  "a": 1,\n\n  "b": 2\n} } }`,
    `{ "theme": { "dark": {\n  "a": 1,\n\n  "b": 2,\n  "ink": "#123456"\n} } }`,
  ],
  [
    "leading commas",
    `{ "theme": { "dark": {\n    "a": 1\n  , "b": 2\n} } }`,
    `{ "theme": { "dark": {\n    "a": 1\n  , "b": 2\n  , "ink": "#123456"\n} } }`,
  ],
  ["an empty object", `{ "theme": { "dark": {} } }`, `{ "theme": { "dark": { "ink": "#123456" } } }`],
  ["an empty object in compact JSON", `{"theme":{"dark":{}}}`, `{"theme":{"dark":{"ink":"#123456"}}}`],
  [
    "a missing object",
    `{\n  "theme": {\n    "mode": "dark"\n  }\n}\n`,
    `{\n  "theme": {\n    "mode": "dark",\n    "dark": { "ink": "#123456" }\n  }\n}\n`,
  ],
  ["two missing objects", `{"id":"a"}`, `{"id":"a","theme":{"dark":{"ink":"#123456"}}}`],
])("%s: only the necessary part changes", (_what, text, wanted) => {
  expect(edited(text, ink)).toBe(wanted);
});

test.each([
  ["null", `{ "theme": null }`],
  ["a text", `{ "theme": { "dark": "ink" } }`],
  ["a list", `{ "theme": { "dark": [] } }`],
])("no edit is offered where %s is in an object's place", (_what, text) => {
  expect(edited(text, ink)).toBeUndefined();
});

test("however a file is formatted, the edit sets the value and changes nothing else", () => {
  const key = fc.constantFrom("a", "b", "semantic.color.ink", 'q"~/');
  const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
    value: fc.oneof({ depthSize: "small" }, fc.boolean(), fc.constant("x"), fc.dictionary(key, tie("value"))),
  }));
  const path = fc.array(key, { minLength: 1, maxLength: 3 });
  const indent = fc.constantFrom("", "  ", "\t");
  const config = fc.dictionary(key, value);
  fc.assert(
    fc.property(config, path, indent, fc.boolean(), (object, steps, space, crlf) => {
      const text = JSON.stringify(object, undefined, space).replaceAll("\n", crlf ? "\r\n" : "\n");
      const after = edited(text, steps);
      const wanted = put(object, steps);
      expect(after && JSON.parse(after)).toEqual(wanted);
    }),
    fuzzRuns(),
  );
});

/** The value with the colour at a path; undefined if a parent in the path is not an object. */
function put(value: JsonValue | undefined, [step, ...rest]: readonly string[]): JsonValue | undefined {
  if (step === undefined) return "#123456";
  if (value !== undefined && (typeof value !== "object" || value === null)) return undefined;
  const object = (value ?? {}) as Readonly<Record<string, JsonValue>>;
  const inner = put(Object.hasOwn(object, step) ? object[step] : undefined, rest);
  return inner === undefined ? undefined : { ...object, [step]: inner };
}
