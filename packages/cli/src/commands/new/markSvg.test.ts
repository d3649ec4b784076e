import { expect, test } from "vitest";
import { markSvg } from "./markSvg.ts";

test("the same id gives the same mark, another id another one", () => {
  expect(markSvg("north-star", "#2f5bd0")).toBe(markSvg("north-star", "#2f5bd0"));
  expect(markSvg("north-star", "#2f5bd0")).not.toBe(markSvg("south-star", "#2f5bd0"));
});

test("the pieces are dark on a light brand colour and white on a dark one", () => {
  expect(markSvg("x", "#ffee00")).toContain(`fill="#16181d"`);
  expect(markSvg("x", "#102030")).toContain(`fill="#ffffff"`);
});
