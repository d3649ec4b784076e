import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const script = readFileSync(new URL("startMode.js", import.meta.url), "utf8");

/** Runs the script in a page whose brand is light; returns the mode and the frame's colour that it leaves. */
function run(getItem: () => string | null): readonly [string, string] {
  const frame: Record<string, string> = {
    content: "light ground",
    "data-light": "light ground",
    "data-dark": "dark ground",
  };
  const dataset = { mode: "light" };
  const document = {
    documentElement: { dataset },
    querySelector: () => ({
      getAttribute: (name: string) => frame[name] ?? null,
      setAttribute: (name: string, value: string) => (frame[name] = value),
    }),
  };
  runInNewContext(script, { document, localStorage: { getItem } });
  return [dataset.mode, frame["content"] ?? ""];
}

test.each([
  ["dark", "dark", "dark ground"],
  ["light", "light", "light ground"],
  ["nonsense", "light", "light ground"],
  [null, "light", "light ground"],
])("a kept mode of %j begins as %s, with the browser's frame in its %s", (stored, mode, ground) => {
  expect(run(() => stored)).toEqual([mode, ground]);
});

test("without storage the brand's own mode begins", () => {
  const refuse = (): never => {
    throw new Error("refused");
  };
  expect(run(refuse)).toEqual(["light", "light ground"]);
});
