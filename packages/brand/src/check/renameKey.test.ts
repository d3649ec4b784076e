import { expect, test } from "vitest";
import { parseJson } from "../parse/parseJson.ts";
import { checkShape } from "./checkShape.ts";

/** What the fixes for a config's unknown keys write, in reading order; nothing for a key without a fix. */
function renamings(text: string): (string | undefined)[] {
  const { document } = parseJson("brand.json", text);
  if (!document) throw new Error("The example is not JSON.");
  const unknown = checkShape(document, false).filter(({ code }) => code === "LIV1101");
  return unknown.map(({ fix }) => {
    const [edit] = fix?.edits ?? [];
    return edit && `${text.slice(edit.offset, edit.offset + edit.length)} → ${edit.text}`;
  });
}

test.each([
  ["a typo", '{ "merhcant": "A01" }', ["merhcant → merchant"]],
  ["a synonym", '{ "theme": { "colors": { "secondary": "#fff" } } }', ["secondary → accent"]],
  ["a key with an escape", '{ "them\\u0065s": {} }', ["them\\u0065s → theme"]],
  ["a wrong value of the right type", '{ "sitee": "membr" }', ["sitee → site"]],
])("%s is renamed to the name that was meant, and nothing else changes", (_what, text, wanted) => {
  expect(renamings(text)).toEqual(wanted);
});

test.each([
  ["the name is taken", '{ "merchnt": "A01", "merchant": "A02" }', [undefined]],
  ["it could mean two keys", '{ "merchnt": "A01", "mercant": "A02" }', [undefined, undefined]],
  ["its value has the wrong type", '{ "langs": ["ko"], "locale": "ko" }', [undefined, undefined]],
  ["the name resembles no key", '{ "banners": [] }', [undefined]],
])("no rename is offered where %s", (_what, text, wanted) => {
  expect(renamings(text)).toEqual(wanted);
});

test("a key that looks like a secret is never renamed", () => {
  const { document } = parseJson("brand.json", '{ "hosts": { "apiToken": "x" } }');
  const problems = document ? checkShape(document, false) : [];
  expect(problems.find(({ code }) => code === "LIV1110")).not.toHaveProperty("fix");
});
