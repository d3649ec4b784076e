import { describe, expect, test } from "vitest";
import { matchesAccepted } from "./acceptedPattern.ts";
import { patternWays } from "./patternWays.ts";
import { validateField, validateFields } from "./validateField.ts";

const digits = { required: true, patternId: 5, minLength: 6, maxLength: 12 };

describe("order", () => {
  test.each([
    ["", "required"],
    ["   ", "required"],
    ["12a", "length"],
    ["12345a", "pattern"],
    ["123456", undefined],
  ])("VF-035 presence, then length, then pattern, and one finding: %j", (value, reason) => {
    expect(validateField(digits, value)?.reason).toBe(reason);
  });

  test("VF-031 a field that is not required may be empty; filled, its rule holds", () => {
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

  test("a field without lengths takes any", () => {
    expect(validateField({ required: true, patternId: 2 }, "a".repeat(5000))).toBeUndefined();
  });
});

describe("messages", () => {
  test("VF-036 the text belongs to the pattern and knows both bounds", () => {
    expect(validateField(digits, "12345a")).toMatchObject({
      message: "in_pattern_5",
      values: { min: 6, max: 12 },
    });
  });

  test("VF-037 a wrong length is told by the same text", () => {
    expect(validateField(digits, "123")).toMatchObject({ message: "in_pattern_5", values: { min: 6, max: 12 } });
  });

  test("a missing value has a text of its own", () => {
    expect(validateField(digits, "")?.message).toBe("in_required");
  });

  test("the text follows the pattern id even where acceptedPattern decides", () => {
    expect(validateField({ ...digits, acceptedPattern: "[a-z]+" }, "123456")?.message).toBe("in_pattern_5");
  });
});

describe("acceptedPattern", () => {
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
    "VF-032 alone the star is any text, in a regular expression it is a star: %s with %j",
    (pattern, value, accepted) => {
      expect(matchesAccepted(pattern, value)).toBe(accepted);
    },
  );

  test.each([
    ["[a-z]+", "a1", false],
    ["a|b", "bx", false],
    ["a|b", "b", true],
    ["^[a-z]+$", "ab", true],
    ["^[0-9]{10,11}$", "01012345678", true],
    ["(010|011)[0-9]{7,8}", "01112345678", true],
    ["[\\p{L}\\-]{2}", "가-", true],
  ])("VF-033 it speaks of the whole value: %s with %j", (pattern, value, accepted) => {
    expect(matchesAccepted(pattern, value)).toBe(accepted);
  });

  test.each([
    "",
    "(",
    "[",
    "a)",
    "a{1,",
    "\\",
    "(?=.*[A-Z])[A-Z]+",
    "(?<!a)b",
    "(a)\\1",
    "(?<x>a)\\k<x>",
    "(a+)+$",
    "(a|aa)+$",
    "([a-z]+,?)*",
    "(?:a?){50}",
    "a?".repeat(40),
    ".*".repeat(20),
    "(?:(?:a{200}){200}){200}",
    "x".repeat(600),
  ])("VF-034 what is broken or may run for long says nothing: %s", (pattern) => {
    expect(matchesAccepted(pattern, "a".repeat(60))).toBeUndefined();
    // The pattern id decides then.
    expect(validateField({ required: true, patternId: 2, acceptedPattern: pattern }, "abc")).toBeUndefined();
    expect(validateField({ required: true, patternId: 2, acceptedPattern: pattern }, "12")?.reason).toBe("pattern");
  });

  test("VF-034 a value that is too long is left to the pattern id", () => {
    expect(matchesAccepted("[a-z]+", "a".repeat(255))).toBe(true);
    expect(matchesAccepted("[a-z]+", "a".repeat(256))).toBeUndefined();
  });

  test("VF-035 it decides over the pattern id, in both directions", () => {
    const rule = { required: true, patternId: 5 };
    expect(validateField({ ...rule, acceptedPattern: "*" }, "ab")).toBeUndefined();
    expect(validateField({ ...rule, acceptedPattern: "[a-z]+" }, "12")?.reason).toBe("pattern");
  });

  test.each([
    ["[a-z]{2,4}x?", 3 * 2],
    ["a|b|c", 3],
    ["a*", 11],
    ["(?:ab){3}", 1],
  ])("the ways to try %s are counted", (pattern, ways) => {
    expect(patternWays(pattern, 10)).toBe(ways);
  });
});

test("a form's findings stand under the fields that have one", () => {
  const fields = [
    { id: "username", rule: { required: true, patternId: 1, minLength: 4, maxLength: 10 } },
    { id: "email", rule: { required: false, patternId: 3 } },
  ] as const;
  expect(validateFields(fields, {})).toEqual({ username: expect.objectContaining({ reason: "required" }) });
  expect(validateFields(fields, { username: "abc1", email: "a@b" })).toEqual({
    email: expect.objectContaining({ message: "in_pattern_3" }),
  });
});
