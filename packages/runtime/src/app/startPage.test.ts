import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const script = readFileSync(new URL("startPage.js", import.meta.url), "utf8");

interface Started {
  readonly mode: string;
  /** The theme colour of the browser. */
  readonly themeColor: string | undefined;
  /** The preloaded addresses. */
  readonly preloaded: readonly string[];
}

const home = {
  paths: ["/", "/index"],
  scripts: ["/index.js"],
  styles: ["/index.css"],
  hero: { light: ["/wide.svg", "/phone.svg"], dark: ["/wide-dark.svg", "/phone-dark.svg"] },
};

/** Runs the script in a page of a brand that is light by default. */
function run(getItem: () => string | null, pathname = "/vip"): Started {
  const frame: Record<string, string> = {
    content: "light colour",
    "data-light": "light colour",
    "data-dark": "dark colour",
  };
  const dataset = { mode: "light" };
  const preloaded: string[] = [];
  const document = {
    currentScript: { dataset: { home: JSON.stringify(home) } },
    createElement: () => ({}),
    head: { append: ({ href }: { readonly href: string }) => preloaded.push(href) },
    documentElement: { dataset },
    querySelector: () => ({
      getAttribute: (name: string) => frame[name] ?? null,
      setAttribute: (name: string, value: string) => (frame[name] = value),
    }),
  };
  runInNewContext(script, { document, localStorage: { getItem }, location: { pathname } });
  return { mode: dataset.mode, themeColor: frame["content"], preloaded };
}

test.each([
  ["dark", "dark", "dark colour"],
  ["light", "light", "light colour"],
  ["nonsense", "light", "light colour"],
  [null, "light", "light colour"],
])("with the stored mode %j the page starts %s, and the browser gets the %s", (stored, mode, themeColor) => {
  expect(run(() => stored)).toMatchObject({ mode, themeColor });
});

test("without storage the page starts in the brand's default mode", () => {
  const blocked = (): never => {
    throw new Error("blocked");
  };
  expect(run(blocked)).toMatchObject({ mode: "light", themeColor: "light colour" });
});

test("home preloads its code and the picture of the visitor's mode; other pages do not", () => {
  expect(run(() => "dark", "/index").preloaded).toEqual([
    "/index.js",
    "/index.css",
    "/wide-dark.svg",
    "/phone-dark.svg",
  ]);
  expect(run(() => "dark", "/vip").preloaded).toEqual([]);
});
