import { describe, expect, test } from "vitest";
import { beginsAnew, createScrollMemory, scrollTarget } from "./scrollMemory.ts";

describe("where a page begins", () => {
  test("a push begins at the top, whatever is remembered", () => {
    expect(scrollTarget("PUSH", 640)).toBe(0);
  });

  test("back and forward begin where the page was left", () => {
    expect(scrollTarget("POP", 640)).toBe(640);
  });

  test("replacing the present entry moves nothing", () => {
    expect(scrollTarget("REPLACE", 640)).toBeUndefined();
  });
});

test.each([
  ["navigate", true],
  ["prerender", true],
  [undefined, true],
  ["reload", false],
  ["back_forward", false],
])("a document that came by %s begins at the top: %s", (type, expected) => {
  expect(beginsAnew(type)).toBe(expected);
});

describe("the scroll memory", () => {
  test("keeps the last place of each entry; an unknown one begins at the top", () => {
    const memory = createScrollMemory();
    memory.save("a", 120.4);
    memory.save("a", 360.6);
    expect([memory.read("a"), memory.read("b")]).toEqual([361, 0]);
  });

  test("outlives a reload as text", () => {
    const memory = createScrollMemory();
    memory.save("a", 200);
    expect(createScrollMemory(memory.serialize()).read("a")).toBe(200);
  });

  test("forgets the oldest beyond fifty", () => {
    const memory = createScrollMemory();
    for (let entry = 0; entry <= 50; entry += 1) memory.save(String(entry), 10);
    expect([memory.read("0"), memory.read("1"), memory.read("50")]).toEqual([0, 10, 10]);
  });

  test.each(["", "nonsense", "{}", '[["a"]]', '[["a","b"]]', "[1,2]", "null"])("starts empty from %j", (stored) => {
    expect(createScrollMemory(stored).serialize()).toBe("[]");
  });
});
