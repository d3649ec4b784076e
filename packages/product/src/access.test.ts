import { describe, expect, test } from "vitest";
import { mayEnter } from "./access.ts";
import { routes } from "./routes.ts";

/** The literal list of the specification (L42). */
const exempt: readonly string[] = ["/login", "/register", "/register.html", "/helpmc", "/download"];

const membersOnly = { LOGGEDINONLY3: true };
const forAll = { LOGGEDINONLY3: false };

describe("a site for members only", () => {
  test.each(routes)("RT-047 RT-048 RT-049 BR-035 $path without a session", (route) => {
    expect(mayEnter(route, { switches: membersOnly, session: "none" })).toBe(exempt.includes(route.path));
  });

  test("RT-047 also requires a session for unknown addresses", () => {
    expect(mayEnter(undefined, { switches: membersOnly, session: "none" })).toBe(false);
  });

  test.each(routes)("RT-050 $path with a session", (route) => {
    expect(mayEnter(route, { switches: membersOnly, session: "held" })).toBe(true);
  });
});

test.each([...routes, undefined])("RT-050 RO-001 an open site lets everyone in, with a session or not", (route) => {
  expect(mayEnter(route, { switches: forAll, session: "none" })).toBe(true);
  expect(mayEnter(route, { switches: forAll, session: "held" })).toBe(true);
});
