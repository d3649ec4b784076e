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
  /** Whether the visitor sees home as the pack has drawn it. */
  readonly seesDrawn: boolean;
}

const home = {
  paths: ["/", "/index"],
  scripts: ["/index.js"],
  hero: { light: ["/wide.svg", "/phone.svg"], dark: ["/wide-dark.svg", "/phone-dark.svg"] },
  drawn: { paths: ["/", "/index"], language: "ko", modes: ["light"] },
};

type GetItem = (key: string) => string | null;

/** Storage that holds one item. */
const holding =
  (item: string, value: string): GetItem =>
  (key) =>
    key === item ? value : null;

/** Runs the script in a page of a brand that is light by default. */
function run(getItem: GetItem, pathname = "/vip"): Started {
  const frame: Record<string, string> = {
    content: "light colour",
    "data-light": "light colour",
    "data-dark": "dark colour",
  };
  const dataset: { mode: string; start?: string } = { mode: "light" };
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
  const storage = { getItem };
  runInNewContext(script, { document, localStorage: storage, sessionStorage: storage, location: { pathname } });
  return { mode: dataset.mode, themeColor: frame["content"], preloaded, seesDrawn: dataset.start !== "blank" };
}

test.each([
  ["dark", "dark", "dark colour"],
  ["light", "light", "light colour"],
  ["nonsense", "light", "light colour"],
  [null, "light", "light colour"],
])("with the stored mode %j the page starts %s, and the browser gets the %s", (stored, mode, themeColor) => {
  expect(run((key) => (key === "mode" ? stored : null))).toMatchObject({ mode, themeColor });
});

test("without storage the page starts in the brand's default mode", () => {
  const blocked = (): never => {
    throw new Error("blocked");
  };
  expect(run(blocked)).toMatchObject({ mode: "light", themeColor: "light colour" });
});

test("home preloads its code and the picture of the visitor's mode; other pages do not", () => {
  expect(run(holding("mode", "dark"), "/index").preloaded).toEqual(["/index.js", "/wide-dark.svg", "/phone-dark.svg"]);
  expect(run(holding("mode", "dark"), "/vip").preloaded).toEqual([]);
});

const nothing: GetItem = () => null;

test.each([
  ["a new visitor at /index", nothing, "/index", true],
  ["a new visitor at /", nothing, "/", true],
  [
    "a visitor whose browser blocks storage",
    () => {
      throw new Error("blocked");
    },
    "/index",
    true,
  ],
  ["a visitor at another page", nothing, "/vip", false],
  ["a visitor who chose the brand's own language", holding("lang", "ko"), "/index", true],
  ["a visitor who chose another language", holding("lang", "en"), "/index", false],
  ["a visitor who chose a mode with other pictures", holding("mode", "dark"), "/index", false],
  ["a member", holding("token", "t"), "/index", false],
] as const)("%s sees home as the pack has drawn it, or nothing of it: %#", (_who, getItem, path, seesDrawn) => {
  expect(run(getItem, path).seesDrawn).toBe(seesDrawn);
});
