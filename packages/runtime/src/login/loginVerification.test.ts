import { PlatformError } from "@livery/platform/platformError.ts";
import { expect, test } from "vitest";
import { loginVerification } from "./loginVerification.ts";

const rejected = (code: string, value: unknown) =>
  new PlatformError("refused", code, { status: 422, apiError: { code, value } });

test("AU-030 only the methods that the platform offers, and of those only the ones that have a form", () => {
  const value = { ticket: "t", methods: ["EMAIL", "PASSKEY"], email: "d***@mail.example" };
  expect(loginVerification(rejected("VERIFICATION_REQUIRED", value))).toEqual({
    ticket: "t",
    methods: ["EMAIL"],
    recipients: { SMS: "", EMAIL: "d***@mail.example" },
  });
});

test.each([
  ["another rejection", "WRONG_LOGIN", { ticket: "t", methods: ["SMS"] }],
  ["no method that has a form", "VERIFICATION_REQUIRED", { ticket: "t", methods: ["PASSKEY"] }],
  ["no ticket", "VERIFICATION_REQUIRED", { methods: ["SMS"] }],
  ["nothing at all", "VERIFICATION_REQUIRED", undefined],
])("%s is no verification", (_title, code, value) => {
  expect(loginVerification(rejected(code, value))).toBeUndefined();
});
