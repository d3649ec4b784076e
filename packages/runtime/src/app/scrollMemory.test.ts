import { describe, expect, test } from "vitest";
import { beginsAnew, createScrollMemory, scrollTarget } from "./scrollMemory.ts";

describe("the scroll position of a page", () => {
  test("after a push is the top, also if the entry has a stored position", () => {
    expect(scrollTarget("PUSH", 640)).toBe(0);
  });

  test("after back and forward is where the visitor left the page", () => {
    expect(scrollTarget("POP", 640)).toBe(640);
  });

  test("after replacing the current entry is unchanged", () => {
    expect(scrollTarget("REPLACE", 640)).toBeUndefined();
  });
});

test.each([
  ["navigate", true],
  ["prerender", true],
  [undefined, true],
  ["reload", false],
  ["back_forward", false],
])("a document opened by %s starts at the top: %s", (type, expected) => {
  expect(beginsAnew(type)).toBe(expected);
});

describe("the scroll memory", () => {
  test("keeps the last position of each entry; an unknown entry starts at the top", () => {
    const memory = createScrollMemory();
    memory.save("a", 120.4);
    memory.save("a", 360.6);
    expect([memory.read("a"), memory.read("b")]).toEqual([361, 0]);
  });

  test("survives a reload as text", () => {
    const memory = createScrollMemory();
    memory.save("a", 200);
    expect(createScrollMemory(memory.serialize()).read("a")).toBe(200);
  });

  test("forgets the oldest entry beyond fifty", () => {
    const memory = createScrollMemory();
    for (let entry = 0; entry <= 50; entry += 1) memory.save(String(entry), 10);
    expect([memory.read("0"), memory.read("1"), memory.read("50")]).toEqual([0, 10, 10]);
  });

  test.each(["", "nonsense", "{}", '[["a"]]', '[["a","b"]]', "[1,2]", "null"])("starts empty from %j", (stored) => {
    expect(createScrollMemory(stored).serialize()).toBe("[]");
  });
});
