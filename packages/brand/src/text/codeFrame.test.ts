import { expect, test } from "vitest";
import { SourceText } from "./sourceText.ts";

test("the caret is below its place after Hangul, tabs and Windows line ends", () => {
  const source = new SourceText("brand.json", '{\r\n\t"name": "맑음 카지노", "x": 1\r\n}\r\n');
  const offset = source.text.indexOf('"x"');
  expect(source.position(offset)).toEqual({ line: 2, column: 20 });
  expect(source.frame({ offset, length: 3 })).toBe(
    ["  1 | {", '> 2 |   "name": "맑음 카지노", "x": 1', "    |                          ^^^", "  3 | }"].join("\n"),
  );
});

test("control and direction characters do not reach a terminal", () => {
  const frame = new SourceText("brand.json", '"\u001b[31m\u202eabc"').frame({ offset: 0, length: 3 });
  expect(frame).not.toMatch(/[\u001b\u202e]/);
});
