import { testMerchant } from "@livery/gateway/testing/testMerchant.ts";
import { suiteFolder } from "@livery/pack/testing/brandFolders.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openPlatform } from "./openPlatform.ts";

const folder = suiteFolder();

/** Opens the platform on the data in a folder, closes it again, and returns its warnings. */
async function saidByOpening(data: string): Promise<readonly string[]> {
  const said: string[] = [];
  const platform = await openPlatform(data, [testMerchant], { note: (sentence) => said.push(sentence) });
  await platform.close();
  return said;
}

test("an empty data file is initialised, with one warning that explains how to restore a backup", async () => {
  const data = join(folder, "emptied");
  mkdirSync(join(data, "backups"), { recursive: true });
  const file = join(data, "platform.sqlite");
  writeFileSync(file, "");
  const [sentence, ...others] = await saidByOpening(data);
  expect(sentence).toContain(`The platform's data file ${file} is empty`);
  expect(sentence).toContain("`livery platform restore <file>`");
  expect(others).toEqual([]);
  expect(await saidByOpening(data)).toEqual([]);
});

test("there is no warning about a missing data file", async () => {
  expect(await saidByOpening(join(folder, "new"))).toEqual([]);
});
