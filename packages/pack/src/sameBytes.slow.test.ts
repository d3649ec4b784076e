import { execFile } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { brandConfig, layouts, suiteFolder, writeBrand } from "./testing/brandFolders.ts";
import type { Hashes, Variation } from "./testing/packVariations.ts";

// If no other test has built the runtime yet, this one does.
vi.setConfig({ testTimeout: 120_000 });

const folder = suiteFolder();
const program = join(import.meta.dirname, "testing", "packVariations.ts");
const run = promisify(execFile);

/** Languages whose letters, numbers or order differ from those of English. */
const languages = ["en_US", "tr_TR", "ar_EG", "lt_LT"];

const machines: readonly Omit<Variation, "out">[] = [
  { timeZone: "UTC", umask: 0o022, now: Date.UTC(2026, 10, 15), isReversed: false, jobs: 1 },
  { timeZone: "Pacific/Kiritimati", umask: 0o077, now: Date.UTC(1999, 11, 31, 23, 59), isReversed: true, jobs: 2 },
  { timeZone: "America/St_Johns", umask: 0o002, now: Date.UTC(2028, 1, 29, 12), isReversed: false, jobs: 1 },
  { timeZone: "Asia/Kathmandu", umask: 0o000, now: 0, isReversed: true, jobs: 1 },
  { timeZone: "Antarctica/Troll", umask: 0o027, now: Date.UTC(2038, 0, 19, 3, 14), isReversed: false, jobs: 2 },
];

function writeBrands(into: string): void {
  const rules = { markets: ["XA"] };
  writeBrand(into, brandConfig("alpha", "ALPHA1", { layout: layouts[2], compliance: rules, currencyCode: "KWD" }));
  const theme = { colors: { brand: "#0d7a4f" }, type: { pair: "cormorant-gowun" } };
  writeBrand(
    into,
    brandConfig("beta", "BETA22", { layout: layouts[1], theme, defaultLanguage: "en", locales: ["en", "tr", "ar"] }),
  );
}

/** The hashes of five builds on a machine of a language, in folders of its own. */
async function hashesIn(language: string): Promise<readonly Hashes[]> {
  const own = join(folder, `of ${language}`);
  cpSync(join(folder, "brands"), join(own, "brands"), { recursive: true });
  const variations = machines.map((machine, at): Variation => ({
    ...machine,
    out: join(own, `${"d".repeat(at + 1)}ist`),
  }));
  const env = { ...process.env, LC_ALL: `${language}.UTF-8`, LANG: `${language}.UTF-8` };
  const { stdout } = await run(
    process.execPath,
    ["--no-warnings", program, join(own, "brands"), JSON.stringify(variations)],
    {
      cwd: own,
      env,
    },
  );
  return JSON.parse(stdout) as readonly Hashes[];
}

test("BR-057b builds in any folder, language, time zone, order, umask and at any date have the same bytes", async () => {
  writeBrands(join(folder, "brands"));
  const builds: Hashes[] = [];
  for (const language of languages) builds.push(...(await hashesIn(language)));
  expect(builds).toHaveLength(20);
  const [first] = builds;
  expect(Object.keys(first ?? {}).toSorted()).toEqual(["alpha", "beta"]);
  for (const build of builds) expect(build).toEqual(first);
});
