import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const script = readFileSync(new URL("startPage.js", import.meta.url), "utf8");

interface Started {
  readonly mode: string;
  /** Colour of the browser's frame. */
  readonly ground: string | undefined;
  /** Addresses that were asked for. */
  readonly asked: readonly string[];
}

const home = {
  paths: ["/", "/index"],
  scripts: ["/index.js"],
  styles: ["/index.css"],
  hero: { light: ["/wide.svg", "/phone.svg"], dark: ["/wide-dark.svg", "/phone-dark.svg"] },
};

/** Runs the script in a page whose brand is light. */
function run(getItem: () => string | null, pathname = "/vip"): Started {
  const frame: Record<string, string> = {
    content: "light ground",
    "data-light": "light ground",
    "data-dark": "dark ground",
  };
  const dataset = { mode: "light" };
  const asked: string[] = [];
  const document = {
    currentScript: { dataset: { home: JSON.stringify(home) } },
    createElement: () => ({}),
    head: { append: ({ href }: { readonly href: string }) => asked.push(href) },
    documentElement: { dataset },
    querySelector: () => ({
      getAttribute: (name: string) => frame[name] ?? null,
      setAttribute: (name: string, value: string) => (frame[name] = value),
    }),
  };
  runInNewContext(script, { document, localStorage: { getItem }, location: { pathname } });
  return { mode: dataset.mode, ground: frame["content"], asked };
}

test.each([
  ["dark", "dark", "dark ground"],
  ["light", "light", "light ground"],
  ["nonsense", "light", "light ground"],
  [null, "light", "light ground"],
])("a kept mode of %j begins as %s, with the browser's frame in its %s", (stored, mode, ground) => {
  expect(run(() => stored)).toMatchObject({ mode, ground });
});

test("without storage the brand's own mode begins", () => {
  const refuse = (): never => {
    throw new Error("refused");
  };
  expect(run(refuse)).toMatchObject({ mode: "light", ground: "light ground" });
});

test("home asks for its code and for the picture of the visitor's mode at once; another page does not", () => {
  expect(run(() => "dark", "/index").asked).toEqual(["/index.js", "/index.css", "/wide-dark.svg", "/phone-dark.svg"]);
  expect(run(() => "dark", "/vip").asked).toEqual([]);
});
