import { brandConfig, readTree, suiteFolder, writeBrand } from "@livery/pack/testing/brandFolders.ts";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { runLivery } from "../../testing/runLivery.ts";

const folder = suiteFolder();

/** A working folder with files by name. */
function workspace(name: string, files: Readonly<Record<string, string | Buffer>> = {}): string {
  const cwd = join(folder, name);
  mkdirSync(cwd, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(cwd, file), content);
  return cwd;
}

/** Runs `livery new` without a terminal: stdin is a pipe without a writer. */
function livery(cwd: string, ...args: readonly string[]): ReturnType<typeof runLivery> {
  return runLivery(["new", ...args, "--brands", "brands"], cwd);
}

function written(cwd: string, id: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(cwd, "brands", id, "brand.json"), "utf8")) as Record<string, unknown>;
}

const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inner}</svg>\n`;
const mark = svg(`<path fill="#e4002b" d="M2 2h20v20H2Z"/><path fill="#fff" d="M8 8h8v8H8Z"/>`);

test("without a terminal there are no questions: missing options take their defaults", async () => {
  const cwd = workspace("defaults");
  const { code, stdout } = await livery(cwd, "north-star");
  expect([code, stdout]).toEqual([0, expect.stringContaining("brands/north-star/brand.json")]);
  expect(written(cwd, "north-star")).toMatchObject({
    merchant: "NORTHSTAR",
    name: { ko: "North Star", en: "North Star" },
    theme: { colors: { brand: "#2f5bd0" } },
  });
});

test("every question has a flag", async () => {
  const cwd = workspace("flags");
  const flags = ["--name", "Acme", "--color", "F0C", "--character", "night", "--locales", "en,ko", "--offer", "sports"];
  expect((await livery(cwd, "acme", ...flags)).code).toBe(0);
  expect(written(cwd, "acme")).toMatchObject({
    name: { en: "Acme", ko: "Acme" },
    locales: ["en", "ko"],
    defaultLanguage: "en",
    features: { poker: false },
    theme: { mode: "dark", surface: "glow", colors: { brand: "#ff00cc" } },
  });
});

test("an SVG logo provides the colour and becomes the brand's logo", async () => {
  const cwd = workspace("svg", { "mark.svg": mark });
  expect((await livery(cwd, "acme", "--logo", "mark.svg")).code).toBe(0);
  expect(written(cwd, "acme")).toMatchObject({ theme: { colors: { brand: "#e4002b" } } });
  expect(readFileSync(join(cwd, "brands/acme/assets/logo.svg"), "utf8")).toBe(mark);
});

test("a white logo is on a plate in light mode, and the person is told", async () => {
  const cwd = workspace("white", { "white.svg": svg('<path fill="#fff" d="M2 2h20v20H2Z"/>') });
  const { code, stdout } = await livery(cwd, "acme", "--logo", "white.svg", "--character", "calm");
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining(
      'hard to see in light mode, so it is on a plate there: "component.logo.plate" in theme.light.',
    ),
  ]);
  expect(written(cwd, "acme")).toMatchObject({
    theme: { mode: "dark", light: { "component.logo.plate": "{semantic.color.ink}" } },
  });
  expect((await runLivery(["check", "--brands", "brands"], cwd)).code).toBe(0);
});

test("an unsafe logo provides only its colour, and the reason is printed", async () => {
  const unsafe = svg(`<script>alert(1)</script><path fill="#e4002b" d="M2 2h20v20H2Z"/>`);
  const png = await sharp(Buffer.from(mark)).resize(96).png().toBuffer();
  const cwd = workspace("colour-only", { "unsafe.svg": unsafe, "mark.png": png });
  for (const [id, file, reason] of [
    ["one", "unsafe.svg", "Logos may not contain a script"],
    ["two", "mark.png", "A logo must be an SVG."],
  ] as const) {
    const { code, stdout } = await livery(cwd, id, "--logo", file);
    expect([code, stdout]).toEqual([0, expect.stringContaining(reason)]);
    expect(written(cwd, id)).toMatchObject({ theme: { colors: { brand: "#e4002b" } } });
    expect(readFileSync(join(cwd, "brands", id, "assets/logo.svg"), "utf8")).toContain('fill="#e4002b"');
  }
});

test("a colour that no mode of the look supports is changed, and the person is told", async () => {
  const cwd = workspace("moved");
  const { stdout } = await livery(cwd, "acme", "--color", "#ffff00", "--character", "heritage");
  expect(stdout).toMatch(
    /#ffff00 does not stand out from the panels of this look: #\w{6} is the nearest colour that does\./,
  );
});

test("the first look suggested is one that no other brand has", async () => {
  const cwd = workspace("looks");
  writeBrand(join(cwd, "brands"), brandConfig("plain", "PLAIN01"));
  expect((await livery(cwd, "acme")).code).toBe(0);
  expect(written(cwd, "acme")).toMatchObject({ theme: { surface: "engraved" } });
});

test.each([
  ["a missing logo", ["--logo", "nope.svg"], /nope\.svg cannot be read\. There is no such file\./],
  ["a logo that is not a picture", ["--logo", "text.png"], /text\.png is not a readable picture/],
  ["an invisible logo", ["--logo", "empty.svg"], /empty\.svg has no visible colour/],
  ["an unknown language", ["--locales", "ko,kr"], /There is no language "kr"\. Available: ko, en, ja, /],
  ["an unknown look", ["--character", "bold"], /Allowed choices are calm, salon/],
  ["an unknown offer", ["--offer", "poker"], /Allowed choices are everything, casino/],
  ["an empty name", ["--name", " "], /name/],
])("%s is rejected, and nothing is written", async (_what, args, message) => {
  const cwd = workspace("refused", { "text.png": "text", "empty.svg": svg("") });
  const { code, stderr } = await livery(cwd, "acme", ...args);
  expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  expect([...readTree(cwd).keys()]).toEqual(["empty.svg", "text.png"]);
});
