import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../../../testing/fakeStorage.ts";
import { heldUntil, keepHold, readHold } from "./codeHold.ts";

beforeEach(() => vi.stubGlobal("sessionStorage", fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test("a hold is kept for its purpose alone, and is forgotten when it is over", () => {
  keepHold("login", { since: 500, until: 1000, to: "+82 1" });
  expect(readHold("login", 999)).toEqual({ since: 500, until: 1000, to: "+82 1" });
  expect(readHold("login", 1000)).toBeUndefined();
  expect(readHold("register", 500)).toBeUndefined();
});

test("a hold ends when the device's clock was set to before it, instead of lasting as much longer", () => {
  keepHold("login", { since: 500, until: 1000 });
  expect(readHold("login", 499)).toBeUndefined();
  expect(readHold("login", 500)).toEqual({ since: 500, until: 1000 });
});

test("what is stored in another form holds nothing", () => {
  for (const text of ["", "null", "7", '{"since":0,"until":"soon"}', '{"until":1000}']) {
    sessionStorage.setItem("codeHold.login", text);
    expect(readHold("login", 0), text).toBeUndefined();
  }
});

test("a hold counts for its number and while none is entered; one without a number counts for all", () => {
  const hold = { since: 500, until: 1000, to: "+82 1" };
  expect(heldUntil(hold, "+82 1")).toBe(1000);
  expect(heldUntil(hold, "")).toBe(1000);
  expect(heldUntil(hold, "+82 2")).toBeUndefined();
  expect(heldUntil({ since: 500, until: 1000 }, "+82 2")).toBe(1000);
  expect(heldUntil(undefined, "+82 1")).toBeUndefined();
});
