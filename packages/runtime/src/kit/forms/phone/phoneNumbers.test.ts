import type { Country } from "@livery/ui/PhoneField/CountryPicker.tsx";
import { expect, test } from "vitest";
import { internationalNumber, readIn } from "./phoneNumbers.ts";

const country = (id: string, dialingCode: string): Country => ({ id, dialingCode, name: id, flag: "" });
const [korea, japan, canada, states] = [
  country("KR", "82"),
  country("JP", "81"),
  country("CA", "1"),
  country("US", "1"),
] as const;
const countries = [korea, japan, canada, states];

test.each([
  ["010-1234-5678", korea, "01012345678", korea],
  ["+82 (0)10-1234-5678", japan, "01012345678", korea],
  ["+1 212 555 0123", korea, "2125550123", states],
  ["+1 204 555 0123", states, "2045550123", canada],
  // A toll-free number is of neither country alone.
  ["+1 800 555 0123", states, "8005550123", states],
  ["204 555 0123", states, "2045550123", states],
  ["+44 7400 123456", korea, "+447400123456", korea],
  ["+82 10", japan, "+8210", japan],
])("%j in a field for $1.id is $2 of $3.id", (written, selected, number, owner) => {
  expect(readIn(written, { selected, countries })).toEqual({ number, country: owner });
});

test("Firebase gets a number with its country code, without the zero that is dialled at home", () => {
  expect(internationalNumber("01012345678", "82")).toBe("+821012345678");
  expect(internationalNumber("0612345678", "39")).toBe("+390612345678");
  expect(internationalNumber("12", "82")).toBe("+8212");
});
