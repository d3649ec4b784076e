import { Suspense, createElement, use } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { readAtOnce } from "./readAtOnce.ts";

function shown(promise: Promise<string>): string {
  const Text = () => use(promise);
  return renderToString(createElement(Suspense, { fallback: "it comes" }, createElement(Text)));
}

it("what has come is shown at once, though nothing was drawn while it came", async () => {
  const coming = readAtOnce(Promise.resolve("it is here"));
  await coming;
  expect(shown(coming)).toContain("it is here");
});

it("what is still to come is waited for", () => {
  expect(shown(readAtOnce(new Promise<string>(() => {})))).toContain("it comes");
});
