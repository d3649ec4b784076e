import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../state/testing/fakeStorage.ts";
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

test("empty and overlong codes are ignored", () => {
  expect(linkCodes(`?affiliateCode=&referralCode=${"x".repeat(65)}`)).toEqual({});
});
