import { linearPattern } from "@livery/product/linearPattern.ts";
import { requiredRule } from "@livery/product/registration.ts";
import { validateField } from "@livery/product/validateField.ts";
import { expect, test } from "vitest";
import { newPassword } from "./newPassword.ts";

test("a first password keeps to the registration's own rule, and no two are alike", () => {
  const rule = requiredRule("password", {});
  const made = Array.from({ length: 200 }, () => newPassword(rule));
  expect(new Set(made).size).toBe(200);
  for (const password of made) expect(validateField(rule, password, linearPattern)).toBeUndefined();
});

test.each([
  [{ minLength: 16 }, 16],
  [{ maxLength: 8 }, 8],
  [{ minLength: 6, maxLength: 20 }, 12],
])("with %o it has %i characters, of every kind", (lengths, length) => {
  const password = newPassword({ required: true, ...lengths });
  expect(password).toHaveLength(length);
  for (const kind of [/[a-z]/u, /[A-Z]/u, /[2-9]/u, /[^A-Za-z0-9]/u]) expect(password).toMatch(kind);
});
