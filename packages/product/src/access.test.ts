import { describe, expect, test } from "vitest";
import { mayEnter } from "./access.ts";
import { routes } from "./routes.ts";

/** The literal list of the specification (L42). */
const exempt: readonly string[] = ["/login", "/register", "/register.html", "/helpmc", "/download"];

describe("a site for members only", () => {
  test.each(routes)("$path without a session", (route) => {
    expect(mayEnter(route, { loggedInOnly: true, hasToken: false })).toBe(exempt.includes(route.path));
  });

  test("also requires a session for unknown addresses", () => {
    expect(mayEnter(undefined, { loggedInOnly: true, hasToken: false })).toBe(false);
  });

  test.each(routes)("$path with a session", (route) => {
    expect(mayEnter(route, { loggedInOnly: true, hasToken: true })).toBe(true);
  });
});

test.each([...routes, undefined])("an open site lets everyone in, with a session or not", (route) => {
  expect(mayEnter(route, { loggedInOnly: false, hasToken: false })).toBe(true);
  expect(mayEnter(route, { loggedInOnly: false, hasToken: true })).toBe(true);
});
