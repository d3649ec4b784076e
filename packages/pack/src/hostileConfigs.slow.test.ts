import type { JsonObject } from "@livery/brand/jsonSchema.ts";
import { arbitraryFamily, textAt } from "@livery/brand/testing/arbitraryFamily.ts";
import { oddTexts } from "@livery/brand/testing/arbitraryText.ts";
import { compileSettled } from "@livery/brand/testing/compileFamily.ts";
import { fuzzRuns, fuzzTime } from "@livery/theme/testing/fuzzRuns.ts";
import fc from "fast-check";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exampleLogo } from "../../brand/fixtures/example.ts";
import { readBaseTexts } from "./readBaseTexts.ts";
import { readTree, temporaryFolder } from "./testing/brandFolders.ts";
import { workspaceRoot } from "./workspace.ts";

/** A marker in files around the brand folders that must appear in no pack. */
const CANARY = "canary-5d1f8a";

/** Hostile texts for keys without placeholders. */
const plainTexts = oddTexts.filter((text) => !text.includes("{{"));

test(
  "whatever a config contains, packing it reads no other folder and writes to none",
  { timeout: fuzzTime },
  async () => {
    using temporary = temporaryFolder();
    const folder = realpathSync(temporary.path);
    const [brands, packs] = [join(folder, "brands"), join(folder, "packs")];
    const texts = await textsToChange();
    const families = fc.sample(arbitraryFamily(), fuzzRuns(1 / 6)).map((first) => compileSettled(first).family);
    mkdirSync(packs, { recursive: true });
    for (const [number, family] of families.entries()) {
      for (const config of family) writeCase(join(brands, `case${number}`), config, texts);
      writeFileSync(join(brands, `case${number}`, "x"), CANARY);
    }
    writeFileSync(join(folder, "x"), CANARY);
    const before = [...readTree(folder).keys()];

    const allowed = [`--allow-fs-read=${workspaceRoot}`, `--allow-fs-read=${brands}`, `--allow-fs-read=${packs}`];
    const program = join(import.meta.dirname, "testing", "packCases.ts");
    const rights = ["--permission", "--allow-addons", "--allow-child-process", ...allowed, `--allow-fs-write=${packs}`];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...rights, "--no-warnings", program, brands, packs],
      {
        encoding: "utf8",
      },
    );

    expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: "" });
    // Checks the test itself: with these permissions, nothing outside the brands can be read.
    const peek = `require("node:fs").readFileSync(${JSON.stringify(join(folder, "x"))})`;
    expect(spawnSync(process.execPath, [...rights, "--eval", peek], { encoding: "utf8" }).stderr).toContain(
      "ERR_ACCESS_DENIED",
    );
    const after = readTree(folder);
    expect([...after.keys()].filter((file) => !file.startsWith("packs/"))).toEqual(before);
    expect(readdirSync(packs)).toHaveLength(families.length);
    for (const [number, family] of families.entries()) {
      const ids = family.filter(({ abstract }) => abstract !== true).map((config) => textAt(config, "id"));
      expect(readdirSync(join(packs, `case${number}`)).toSorted()).toEqual(ids.toSorted());
    }
    for (const [file, content] of readTree(packs)) {
      expect(file).toMatch(
        /^case\d+\/[a-z0-9-]+\/(?:[A-Za-z0-9._-]+|\.well-known\/security\.txt|assets\/(?:[a-z0-9-]+\.svg|text-\w+-features-[0-9a-f]+\.json))$/,
      );
      expect(content.includes(CANARY), file).toBe(false);
    }
  },
);

function writeCase(into: string, config: JsonObject, texts: readonly string[]): void {
  const brand = join(into, textAt(config, "id"));
  for (const inner of ["assets", "locales"]) mkdirSync(join(brand, inner), { recursive: true });
  writeFileSync(join(brand, "brand.json"), JSON.stringify(config));
  writeFileSync(join(brand, "assets", textAt(config, "logo") || "logo.svg"), exampleLogo.text ?? "");
  const own = texts.map((key, at) => [key, plainTexts[at]]);
  writeFileSync(join(brand, "locales", "en.json"), JSON.stringify({ core: Object.fromEntries(own) }));
}

/** Keys of the core's texts without placeholders, as many as there are hostile texts. */
async function textsToChange(): Promise<string[]> {
  const { en } = await readBaseTexts();
  const plain = Object.entries(en["core"] ?? {}).filter(([, text]) => !text.includes("{{"));
  return plain.slice(0, plainTexts.length).map(([key]) => key);
}
