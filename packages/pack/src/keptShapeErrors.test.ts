import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptShapeErrors } from "./keptShapeErrors.ts";
import { temporaryFolder } from "./testing/brandFolders.ts";

const config = { id: 7, domains: ["a.example", "a.example"], theme: { colour: 1 } };

test("a validator that was kept finds what one that is compiled finds", async () => {
  using folder = temporaryFolder();
  const kept = join(folder.path, "schemas");
  const compiled = (await keptShapeErrors(kept))(config);
  expect(compiled.map(({ keyword, path }) => `${keyword} ${path.join(".")}`)).toContain("uniqueItems domains.1");
  const [name = ""] = readdirSync(kept);
  expect((await keptShapeErrors(kept))(config)).toEqual(compiled);
  expect(readdirSync(kept)).toEqual([name]);
});

test("a damaged validator is made again, and those of older schemas are deleted", async () => {
  using folder = temporaryFolder();
  const found = (await keptShapeErrors(folder.path))(config);
  const [name = ""] = readdirSync(folder.path);
  for (const damaged of ["", "module.exports = 1", '"use strict";module.exports = validate10;function vali']) {
    writeFileSync(join(folder.path, name), damaged);
    writeFileSync(join(folder.path, "0123456789.cjs"), "");
    expect((await keptShapeErrors(folder.path))(config)).toEqual(found);
    expect(readdirSync(folder.path)).toEqual([name]);
  }
});

test("where nothing can be kept, each program compiles the schema", async () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, "file"), "");
  expect((await keptShapeErrors(join(folder.path, "file")))(config)).not.toEqual([]);
});
