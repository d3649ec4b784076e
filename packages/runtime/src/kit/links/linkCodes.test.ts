import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../../testing/fakeStorage.ts";
import { linkCodes } from "./linkCodes.ts";

beforeEach(() => vi.stubGlobal("sessionStorage", fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test("the codes of a link are kept when the address no longer has them", () => {
  expect(linkCodes("?referralCode=R1&affiliateCode=A1")).toEqual({ referralCode: "R1", affiliateCode: "A1" });
  expect(linkCodes("")).toEqual({ referralCode: "R1", affiliateCode: "A1" });
});

test("the current address wins over an earlier one", () => {
  linkCodes("?referralCode=R1");
  expect(linkCodes("?referralCode=R2")).toEqual({ referralCode: "R2" });
});

test.each(["<svg>", "%3Csvg%3E", "x".repeat(65), "a b", "코드", ""])(
  "RT-057 a code of other characters, or longer than 64, is ignored and not kept: %s",
  (code) => {
    expect(linkCodes(`?affiliateCode=${code}&referralCode=${code}`)).toEqual({});
    expect(linkCodes("")).toEqual({});
  },
);

test("RT-057 64 letters, digits, underscores and hyphens are a code", () => {
  const code = `${"x".repeat(61)}_-9`;
  expect(linkCodes(`?referralCode=${code}`)).toEqual({ referralCode: code });
});
