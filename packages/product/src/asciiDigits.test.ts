import { expect, test } from "vitest";
import { asciiDigits } from "./asciiDigits.ts";

test("the digits of every script that Intl writes become 0 to 9", () => {
  const digits = [..."0123456789"].map(Number);
  const different = Intl.supportedValuesOf("numberingSystem").filter((system) => {
    const written = digits.map((digit) => new Intl.NumberFormat(`en-u-nu-${system}`).format(digit)).join("");
    return /^\p{Nd}+$/u.test(written) && asciiDigits(written) !== digits.join("");
  });
  expect(different).toEqual([]);
});

test("digits of scripts that follow one another keep their values, and other characters stay", () => {
  expect(asciiDigits("\u{1D7CE}\u{1D7D7}\u{1D7D8}\u{1D7FF}")).toBe("0909");
  expect(asciiDigits("제٤호 ２b ⅷ ②")).toBe("제4호 2b ⅷ ②");
});
