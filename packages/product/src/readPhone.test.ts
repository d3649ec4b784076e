import { getCountries, getExampleNumber } from "libphonenumber-js/min/es6";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, test } from "vitest";
import { readPhone } from "./readPhone.ts";

const SEOUL = "+821012345678";

describe("a number with a country code in it says its country, and is as it is dialled there", () => {
  test.each([
    "+82 10-1234-5678",
    "+82 (0)10-1234-5678",
    "\u{202D}+82 10‑1234‑5678\u{202C}",
    "\u{200E}+8210 1234 5678",
    "＋８２　１０　１２３４　５６７８",
    "0082 10 1234 5678",
    "tel:+82-10-1234-5678",
  ])("%j", (written) => {
    for (const dialingCode of ["82", "81"])
      expect(readPhone(written, dialingCode)).toEqual({
        number: "01012345678",
        dialingCode: "82",
        country: "KR",
        international: SEOUL,
      });
  });

  test.each([
    ["82 10 1234 5678", "82", "01012345678", "KR"],
    ["+81 90-1234-5678", "82", "09012345678", "JP"],
    ["+44 (0)7400 123456", "82", "07400123456", "GB"],
    ["+39 06 1234 5678", "82", "0612345678", "IT"],
    ["+1 204 555 0123", "1", "2045550123", "CA"],
    ["1 (212) 555-0123", "1", "2125550123", "US"],
    ["+86 138 1234 5678", "82", "13812345678", "CN"],
  ])("%j in a field for +%s", (written, dialingCode, number, country) => {
    expect(readPhone(written, dialingCode)).toMatchObject({ number, country });
  });
});

describe("a number without a country code stays as it was written", () => {
  test.each([
    ["010-1234-5678", "82", "01012345678", SEOUL],
    ["10 1234 5678", "82", "1012345678", SEOUL],
    ["\u{202D}0917 123 4567\u{202C}", "63", "09171234567", "+639171234567"],
    ["2045550123", "1", "2045550123", "+12045550123"],
  ])("%j in a field for +%s", (written, dialingCode, number, international) => {
    expect(readPhone(written, dialingCode)).toEqual({ number, dialingCode, international });
  });
});

test.each([
  ["123", "82", "123"],
  ["+82 10", "82", "+8210"],
  ["+", "82", "+"],
  ["", "82", ""],
  ["010-1234-567a", "82", "0101234567a"],
  ["+999 123456789", "82", "+999123456789"],
  ["01012345678", "0", "01012345678"],
  ["01012345678", "999", "01012345678"],
])("%j in a field for +%s is no phone number, and nothing of it is lost", (written, dialingCode, number) => {
  expect(readPhone(written, dialingCode)).toEqual({ number, dialingCode });
});

test("what a field keeps of a mobile number of any country is the same number", () => {
  const changed = getCountries().filter((country) => {
    const international = getExampleNumber(country, examples)?.number;
    if (!international) return false;
    const { number, dialingCode } = readPhone(international, "82");
    return readPhone(number, dialingCode).international !== international;
  });
  expect(changed).toEqual([]);
});
