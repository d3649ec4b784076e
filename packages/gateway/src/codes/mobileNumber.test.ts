import { describe, expect, it } from "vitest";
import { maskedEmail, maskedMobile, mobileNumber } from "./mobileNumber.ts";

describe("a phone number is the same however it is written", () => {
  it.each([
    ["01020001000", undefined],
    ["010-2000-1000", "82"],
    ["1020001000", "+82"],
    ["+82 10 2000 1000", undefined],
    ["+8201020001000", "81"],
    ["０１０２０００１０００", ""],
    ["\u{202D}+82 (0)10‑2000‑1000\u{202C}", "82"],
    ["\u{200E}010\u{200B}2000 1000", "82"],
    ["82 10 2000 1000", "82"],
    ["0082-10-2000-1000", "81"],
  ])("%s with %s", (written, dialingCode) => {
    expect(mobileNumber(written, dialingCode)).toBe("+821020001000");
  });

  it("other countries have their own formats", () => {
    expect(mobileNumber("0917 123 4567", "63")).toBe("+639171234567");
    expect(mobileNumber("+44 7700 900123")).toBe("+447700900123");
  });
});

it.each([
  ["0212345678", "82"],
  ["123", "82"],
  ["0101234567890", "82"],
  ["demo", "82"],
  ["01020001000", "0"],
  ["01020001000", "999"],
  ["+999123456789", undefined],
  ["+972 50-123-4567", "82"],
  ["0102000100a", "82"],
  ["", undefined],
])("%s with %s is not a mobile number", (written, dialingCode) => {
  expect(mobileNumber(written, dialingCode)).toBeUndefined();
});

it("a masked number or address is recognisable only to its owner", () => {
  expect(maskedMobile("+821020001000")).toBe("+82••••••1000");
  expect(maskedEmail("haneul@mail.example")).toBe("h•••@mail.example");
});
