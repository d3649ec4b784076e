import { PlatformError } from "@livery/platform/platformError.ts";
import { describe, expect, test } from "vitest";
import { errorDetails, problemOf } from "./formProblem.ts";

function refused(status: number, apiError: { code?: string; said?: string; value?: unknown } = {}): PlatformError {
  return new PlatformError("refused", "x: refused", { status, apiError });
}

describe("what is said of a form that was not taken", () => {
  test.each([
    [refused(422, { code: "WRONG_LOGIN", said: "No such account" }), { code: "WRONG_LOGIN" }],
    [refused(200, { code: "CAPTCHA_REQUIRED" }), { key: "problem.captcha" }],
    [refused(422, { code: "FIELD_INVALID" }), { key: "problem.fields" }],
    [refused(403, { code: "NOT_AGENT", said: "No" }), { key: "problem.notAgent" }],
    [refused(403, { code: "NOT_MEMBER", said: "No" }), { key: "problem.notMember" }],
    [refused(429), { key: "problem.tooMany" }],
    [refused(422, { code: "toString", said: "Say this" }), { said: "Say this" }],
    [refused(400), { key: "problem.refused" }],
    [refused(403, { code: "9999", said: "<b>Not here</b>" }), { said: "<b>Not here</b>" }],
    [refused(422, { code: "9999" }), { key: "problem.system" }],
    [refused(403), { key: "problem.forbidden" }],
    [refused(401, { code: "SESSION_EXPIRED", said: "Log in" }), { key: "problem.signedOut" }],
    [new PlatformError("signedOut", "x"), { key: "problem.signedOut" }],
    [refused(500, { said: "NullPointerException" }), { key: "problem.system" }],
    [new PlatformError("offline", "x"), { key: "problem.offline" }],
    [new PlatformError("timeout", "x"), { key: "problem.slow" }],
    [new PlatformError("malformed", "x"), { key: "problem.system" }],
    [new TypeError("a mistake of ours"), { key: "problem.system" }],
  ])("%s", (reason, problem) => {
    expect(problemOf(reason, ["WRONG_LOGIN"])).toEqual(problem);
  });
});

test.each([
  [{ captcha: true }, { captcha: true, field: undefined }],
  [
    { captcha: "true", field: 4 },
    { captcha: false, field: undefined },
  ],
  [{ field: "line" }, { captcha: false, field: "line" }],
  ["captcha", { captcha: false, field: undefined }],
  [null, { captcha: false, field: undefined }],
])("AU-016 the flags of a refusal %j", (value, details) => {
  expect(errorDetails(refused(422, { value }))).toEqual(details);
});

test("a form with a text of its own for refusals never shows the platform's reason", () => {
  const reason = refused(404, { code: "EMAIL_UNKNOWN", said: "No such address" });
  expect(problemOf(reason, ["refused"])).toEqual({ code: "refused" });
  expect(problemOf(new PlatformError("offline", "x"), ["refused"])).toEqual({ key: "problem.offline" });
});
