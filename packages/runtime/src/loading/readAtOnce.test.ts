import { Suspense, createElement, use } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { readAtOnce } from "./readAtOnce.ts";

function shown(promise: Promise<string>): string {
  const Text = () => use(promise);
  return renderToString(createElement(Suspense, { fallback: "loading" }, createElement(Text)));
}

it("a resolved value is shown at once, even if nothing rendered while it was pending", async () => {
  const promise = readAtOnce(Promise.resolve("the value"));
  await promise;
  expect(shown(promise)).toContain("the value");
});

it("a pending value shows the fallback", () => {
  expect(shown(readAtOnce(new Promise<string>(() => {})))).toContain("loading");
});
