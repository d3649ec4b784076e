import { minor } from "@livery/product/money.ts";
import { expect, test } from "vitest";
import { csvAmount, csvName, csvText, csvTime } from "./csv.ts";

const linesOf = (rows: readonly (readonly string[])[]) => csvText(rows).slice(1).split("\r\n");

test("a file begins with the mark of UTF-8 and has the line ends of spreadsheets", () => {
  expect(new TextEncoder().encode(csvText([["건 금액"]])).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(
    csvText([
      ["넣은 돈", "1.50"],
      ["a", "b"],
    ]),
  ).toBe("\u{FEFF}넣은 돈,1.50\r\na,b\r\n");
});

test("commas, quotes and line ends stay inside their cell", () => {
  expect(linesOf([["1,000", 'say "no"', "two\nlines", "a;b"]])[0]).toBe('"1,000","say ""no""","two\nlines","a;b"');
});

test.each([
  "=1+1",
  "+1+1",
  "-1+1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "  =1",
  "＝1",
  '=HYPERLINK("https://evil.example","x")',
  "=cmd|' /C calc'!A0",
])("the text %j cannot run as a formula", (text) => {
  expect(csvText([[text]]).slice(1)).toMatch(/^"'/u);
});

test.each(["-6800.00", "12", "0.5"])("the number %s stays a number", (number) => {
  expect(linesOf([[number]])[0]).toBe(number);
});

test.each([
  [-680_000, 2, "-6800.00"],
  [123_456_789_012_345, 2, "1234567890123.45"],
  [9_007_199_254_740_991, 0, "9007199254740991"],
  [0, 3, "0.000"],
])("%d minor units with %d decimals are %s", (amount, decimals, said) => {
  expect(csvAmount(minor(amount), { symbol: "P", decimals })).toBe(said);
});

test("a file's name has nothing in it that a platform could hide there", () => {
  expect(csvName("statement", "2026-10-26", "2026-11-24")).toBe("statement-2026-10-26-2026-11-24.csv");
  expect(csvName("statement", "../../x", "\u{202E}gpj.exe")).toBe("statement-x-gpjexe.csv");
  expect(csvName("team", undefined, undefined)).toBe("team.csv");
});

test.each([
  ["2026-11-28T15:00:05Z", "2026-11-29 00:00:05"],
  [undefined, ""],
  ["soon", "soon"],
])("the time %s is written as the site's clocks show it: %s", (iso, text) => {
  expect(csvTime(iso, "Asia/Seoul")).toBe(text);
});
