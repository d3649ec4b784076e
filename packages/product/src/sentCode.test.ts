import { describe, expect, test } from "vitest";
import { codeIn, normalizedCode } from "./sentCode.ts";

describe("a code is the same however it is written", () => {
  test.each([
    ["642982"],
    [" 642 982 "],
    ["642-982"],
    ["6 4 2 9 8 2"],
    ["642‑982"],
    ["642\u{00A0}982"],
    ["642\u{3000}982"],
    ["\u{202D}642982\u{202C}"],
    ["642\u{200B}982\u{FEFF}"],
    ["６４２９８２"],
    ["６４２－９８２"],
    ["٦٤٢٩٨٢"],
    ["۶۴۲ ۹۸۲"],
    ["६४२९८२"],
    ["\u{1D7E8}\u{1D7E6}\u{1D7E4}\u{1D7EB}\u{1D7EA}\u{1D7E4}"],
  ])("%j", (written) => {
    expect(normalizedCode(written)).toBe("642982");
    expect(codeIn(written)).toBe("642982");
  });
});

test("what belongs to no code stays, so that the code is wrong", () => {
  expect(normalizedCode("64298a")).toBe("64298a");
  expect(normalizedCode("642.982")).toBe("642.982");
});

test.each([
  ["[Livery] 482 913", "482913"],
  ["Casino24: your code is 482913. It is valid for 5 minutes.", "482913"],
  ["G-482913 is your code", "482913"],
  ["[시험 & 공원] 인증번호 482913 (5분 안에 입력). 다른 사람에게 알려 주지 마세요.", "482913"],
  ["인증번호는 482913입니다", "482913"],
  ["[Web발신]\n[시험] 인증번호 482913 5분 이내 입력", "482913"],
  ["Code 482-913\n5 minutes", "482913"],
  ["인증번호 482\u{200B}913 5분 이내 입력", "482913"],
  ["Livery 2026: 482913", "482913"],
  ["Your code for 010-2000-1000 is 482913", "482913"],
  ["인증번호 4829 5분 이내 입력", "4829"],
  ["Your code: 4 8 2 9 1 3", "482913"],
  ["48", "48"],
  ["4829a13", "482913"],
  ["Your code", ""],
])("a field for a code keeps of %j the code", (text, code) => {
  expect(codeIn(text)).toBe(code);
});
