import { expect, test } from "vitest";
import { fieldsResolver } from "./fieldsResolver.ts";

interface Values {
  readonly name: string;
  readonly code: string;
}

const resolve = fieldsResolver<Record<keyof Values, string>>(({ name, code }) => ({
  name: name === "" ? "in_required" : undefined,
  code: code === "" ? "in_required" : undefined,
}));

const options = { fields: {}, shouldUseNativeValidation: false };

test("a form without faults hands its values on", async () => {
  const values = { name: "a", code: "b" };
  expect(await resolve(values, undefined, options)).toEqual({ values, errors: {} });
});

test("a fault stands with its field, as the key of its text", async () => {
  expect(await resolve({ name: "", code: "b" }, undefined, options)).toEqual({
    values: {},
    errors: { name: { type: "in_required" } },
  });
});
