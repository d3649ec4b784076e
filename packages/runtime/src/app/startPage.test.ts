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
  /** The priority of the code that every page needs. */
  readonly urgency: string | undefined;
  /** Whether the visitor sees home as the pack has drawn it. */
  readonly seesDrawn: boolean;
}

const early = {
  imports: ["/vendor.js"],
  files: ["/index.js", "/vip.js", "/vip.css", "/login.js"],
  pages: [
    { paths: ["/", "/index"], files: [0], hero: true },
    { paths: ["/vip", "/pointMall"], files: [1, 2], texts: ["features", "frame"] },
    { paths: ["/login"], files: [3], texts: ["frame"], exempt: true },
  ],
  language: "ko",
  texts: {
    ko: { core: "/ko-core.json", frame: "/ko-frame.json", features: "/ko-features.json" },
    en: { core: "/en-core.json", frame: "/en-frame.json", features: "/en-features.json" },
  },
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
function run(getItem: GetItem, pathname = "/vip", facts: object = early): Started {
  const frame: Record<string, string> = {
    content: "light colour",
    "data-light": "light colour",
    "data-dark": "dark colour",
  };
  const dataset: { mode: string; start?: string } = { mode: "light" };
  const links: { readonly href: string; readonly fetchPriority: string }[] = [];
  const document = {
    currentScript: { dataset: { early: JSON.stringify(facts) } },
    createElement: () => ({}),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
    documentElement: { dataset },
    querySelector: () => ({
      getAttribute: (name: string) => frame[name] ?? null,
      setAttribute: (name: string, value: string) => (frame[name] = value),
    }),
  };
  const storage = { getItem };
  runInNewContext(script, {
    document,
    localStorage: storage,
    sessionStorage: storage,
    location: { pathname },
    setTimeout: (run: () => void) => run(),
  });
  return {
    mode: dataset.mode,
    themeColor: frame["content"],
    preloaded: links.map(({ href }) => href),
    urgency: links.find(({ href }) => href === "/vendor.js")?.fetchPriority,
    seesDrawn: dataset.start !== "blank",
  };
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

/** A browser without anything stored. */
const nothing: GetItem = () => null;

test.each([
  ["home: its code and the picture", nothing, "/index", ["/wide.svg", "/phone.svg", "/vendor.js", "/index.js"]],
  [
    "home: the picture of the visitor's mode",
    holding("mode", "dark"),
    "/",
    ["/wide-dark.svg", "/phone-dark.svg", "/vendor.js", "/index.js"],
  ],
  [
    "another page: its code, styles and texts",
    nothing,
    "/vip",
    ["/vendor.js", "/vip.js", "/vip.css", "/ko-features.json", "/ko-frame.json"],
  ],
  [
    "the texts of the language that the visitor chose",
    holding("lang", "en"),
    "/pointMall",
    ["/vendor.js", "/vip.js", "/vip.css", "/en-core.json", "/en-features.json", "/en-frame.json"],
  ],
  [
    "the texts of the site's own language for one that it no longer offers",
    holding("lang", "vi"),
    "/login",
    ["/vendor.js", "/login.js", "/ko-frame.json"],
  ],
  ["an unknown address: what every page needs", nothing, "/nowhere", ["/vendor.js"]],
] as const)("the page requests early what it needs: %s", (_what, getItem, path, preloaded) => {
  expect(run(getItem, path).preloaded).toEqual(preloaded);
});

test.each([
  ["a visitor", nothing, "/vip", ["/vendor.js", "/login.js", "/ko-frame.json"]],
  ["a visitor at an unknown address", nothing, "/nowhere", ["/vendor.js", "/login.js", "/ko-frame.json"]],
  ["a visitor at the login", nothing, "/login", ["/vendor.js", "/login.js", "/ko-frame.json"]],
  [
    "a member",
    holding("token", "t"),
    "/vip",
    ["/vendor.js", "/vip.js", "/vip.css", "/ko-features.json", "/ko-frame.json"],
  ],
] as const)("on a site for members only, %s requests what they will get: %#", (_who, getItem, path, preloaded) => {
  expect(run(getItem, path, { ...early, membersOnly: true }).preloaded).toEqual(preloaded);
});

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

test.each([
  ["a new visitor at home, whose first paint needs only its picture", nothing, "/index", "low"],
  ["a visitor at another page", nothing, "/vip", "auto"],
  ["a member", holding("token", "t"), "/index", "auto"],
] as const)("%s gets the code with priority: %#", (_who, getItem, path, urgency) => {
  expect(run(getItem, path).urgency).toBe(urgency);
});
