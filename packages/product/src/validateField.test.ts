import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { matchesAccepted, needsEngine } from "./acceptedPattern.ts";
import { linearPattern } from "./linearPattern.ts";
import { validateField, validateFields } from "./validateField.ts";

const digits = { required: true, patternId: 5, minLength: 6, maxLength: 12 };

describe("order", () => {
  test.each([
    ["", "required"],
    ["   ", "required"],
    ["12a", "length"],
    ["12345a", "pattern"],
    ["123456", undefined],
  ])("VF-035 checks presence, then length, then pattern, and reports one finding: %j", (value, reason) => {
    expect(validateField(digits, value)?.reason).toBe(reason);
  });

  test("VF-031 an optional field may be empty; a value must match its rule", () => {
    const optional = { ...digits, required: false };
    expect(validateField(optional, "")).toBeUndefined();
    expect(validateField({ required: false, patternId: 5 }, "!!")?.reason).toBe("pattern");
    expect(validateField(optional, "123")?.reason).toBe("length");
  });

  test("a length counts characters as people do, not code units", () => {
    const rule = { required: true, patternId: 0, minLength: 2, maxLength: 2 };
    expect(validateField(rule, "😀😀")).toBeUndefined();
    expect(validateField(rule, "😀")?.reason).toBe("length");
  });

  test("a field without lengths accepts any length", () => {
    expect(validateField({ required: true, patternId: 2 }, "a".repeat(5000))).toBeUndefined();
  });
});

describe("messages", () => {
  test("VF-036 the message belongs to the pattern and includes both bounds", () => {
    expect(validateField(digits, "12345a")).toMatchObject({
      message: "in_pattern_5",
      values: { min: 6, max: 12 },
    });
  });

  test("VF-037 a wrong length has the same message", () => {
    expect(validateField(digits, "123")).toMatchObject({ message: "in_pattern_5", values: { min: 6, max: 12 } });
  });

  test("a missing value has its own message", () => {
    expect(validateField(digits, "")?.message).toBe("in_required");
  });

  test("the message follows the pattern id even if acceptedPattern decides", () => {
    expect(validateField({ ...digits, acceptedPattern: "[a-z]+" }, "123456", linearPattern)?.message).toBe(
      "in_pattern_5",
    );
  });
});

describe("acceptedPattern", () => {
  const matches = (pattern: string, value: string) => matchesAccepted(pattern, value, linearPattern);
  const letters = { required: true, patternId: 2 } as const;

  test.each([
    ["*", "anything 1!\n가", true],
    ["a*b", "a--b", true],
    ["a*b", "ab", true],
    ["a*b", "a--bc", false],
    ["a*a", "a", false],
    ["*ab*cd*", "xabxcdx", true],
    ["*ab*cd*", "cdab", false],
    ["kim", "kim", true],
    ["kim", "kimm", false],
    ["[a-z]*", "1", false],
    ["[a-z]*", "abc", true],
    ["가.*", "가나다", true],
  ])(
    "VF-032 a star alone means any text, in a regular expression it is a quantifier: %s with %j",
    (pattern, value, accepted) => {
      expect(matches(pattern, value)).toBe(accepted);
    },
  );

  test.each([
    ["[a-z]+", "a1", false],
    ["a|b", "bx", false],
    ["a|b", "b", true],
    ["^[a-z]+$", "ab", true],
    ["^a|b$", "ax", false],
    ["^[0-9]{10,11}$", "01012345678", true],
    ["(010|011)[0-9]{7,8}", "01112345678", true],
    ["[\\p{L}\\-]{2}", "가-", true],
    ["\\p{Script=Hangul}{2,}", "김철", true],
    ["[\\p{IsHan}0-9]+", "张3", true],
    ["^.$", "😀", true],
    ["(?<year>\\d{4})\\-\\d{2}", "2026-11", true],
    ["(?i)kim", "KIM", true],
  ])("VF-033 matches the whole value: %s with %j", (pattern, value, accepted) => {
    expect(matches(pattern, value)).toBe(accepted);
  });

  test.each([
    "",
    "(",
    "[",
    "a)",
    "\\",
    "a{2,1}",
    "(?=.*[A-Z])[A-Z]+",
    "(?<!a)b",
    "(a)\\1",
    "(?<x>a)\\k<x>",
    "(?:(?:a{200}){200}){200}",
    `(?:${"a".repeat(400)}){1000}`,
    "x".repeat(600),
  ])("VF-034 VF-032 ignores a pattern that is broken or cannot run in linear time: %s", (pattern) => {
    expect(matches(pattern, "a".repeat(60))).toBeUndefined();
    // Then the pattern id decides.
    expect(validateField({ ...letters, acceptedPattern: pattern }, "abc", linearPattern)).toBeUndefined();
    expect(validateField({ ...letters, acceptedPattern: pattern }, "12", linearPattern)?.reason).toBe("pattern");
  });

  test("VF-034 a value that is too long is left to the pattern id", () => {
    expect(matches("[a-z]+", "a".repeat(255))).toBe(true);
    expect(matches("[a-z]+", "a".repeat(256))).toBeUndefined();
  });

  // In its own process: backtracking would take years for these, and nothing could stop it here.
  test("VF-034 no pattern or value can block a page, because nothing backtracks", () => {
    const longest = "a".repeat(255);
    const cases = [
      { pattern: "(a+)+$", value: `${longest.slice(1)}!`, accepted: false },
      { pattern: "*a*a*a*a*b", value: longest, accepted: false },
      { pattern: "(a|aa)+$", value: `${longest.slice(1)}!`, accepted: false },
      { pattern: "([a-z]*)*1", value: longest, accepted: false },
      { pattern: ".*".repeat(20), value: longest, accepted: true },
    ];
    const program = `
      import { matchesAccepted } from ${JSON.stringify(new URL("acceptedPattern.ts", import.meta.url))};
      import { linearPattern } from ${JSON.stringify(new URL("linearPattern.ts", import.meta.url))};
      const cases = JSON.parse(process.argv[1]);
      console.log(JSON.stringify(cases.map(({ pattern, value }) => matchesAccepted(pattern, value, linearPattern))));
    `;
    const asked = ["--input-type=module", "--eval", program, JSON.stringify(cases)];
    const { stdout, error } = spawnSync(process.execPath, asked, { encoding: "utf8", timeout: 20_000 });
    expect(error).toBeUndefined();
    expect(JSON.parse(stdout)).toEqual(cases.map(({ accepted }) => accepted));
  });

  test("only a regular expression needs an engine; without one the pattern id decides", () => {
    expect([needsEngine("a*b"), needsEngine("kim"), needsEngine("[a-z]+")]).toEqual([false, false, true]);
    expect(matchesAccepted("a*b", "a-b")).toBe(true);
    expect(matchesAccepted("[0-9]+", "12")).toBeUndefined();
    expect(validateField({ ...letters, acceptedPattern: "[0-9]+" }, "12")?.reason).toBe("pattern");
  });

  test("VF-035 overrides the pattern id, in both directions", () => {
    const rule = { required: true, patternId: 5 };
    expect(validateField({ ...rule, acceptedPattern: "*" }, "ab")).toBeUndefined();
    expect(validateField({ ...rule, acceptedPattern: "[a-z]+" }, "12", linearPattern)?.reason).toBe("pattern");
  });
});

test("VF-032 a form passes its engine to every field", () => {
  const fields = [{ id: "line", rule: { required: true, patternId: 5, acceptedPattern: "[a-z]+" } }] as const;
  expect(validateFields(fields, { line: "abc" }, linearPattern)).toEqual({});
});

test("a form's findings are listed by field", () => {
  const fields = [
    { id: "username", rule: { required: true, patternId: 1, minLength: 4, maxLength: 10 } },
    { id: "email", rule: { required: false, patternId: 3 } },
  ] as const;
  expect(validateFields(fields, {})).toEqual({ username: expect.objectContaining({ reason: "required" }) });
  expect(validateFields(fields, { username: "abc1", email: "a@b" })).toEqual({
    email: expect.objectContaining({ message: "in_pattern_3" }),
  });
});
