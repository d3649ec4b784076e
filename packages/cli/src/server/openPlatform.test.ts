import { minor } from "@livery/product/money.ts";
import { compileBrands } from "@livery/brand/compileBrands.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { exampleSource, exampleTexts } from "../../../brand/fixtures/example.ts";
import { testMerchant } from "@livery/gateway/testing/testMerchant.ts";
import { suiteFolder } from "@livery/pack/testing/brandFolders.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { merchantsOf, openPlatform } from "./openPlatform.ts";

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

test("a brand that only looks different is the same merchant: the platform goes on", async () => {
  const { brands } = compileBrands([exampleSource()], { baseTexts: exampleTexts, date: "2026-01-01" });
  const changed = (site: Partial<SiteConfig>) =>
    merchantsOf(brands.map((brand) => ({ ...brand, site: { ...brand.site, ...site } })));
  const platform = await openPlatform(join(folder, "same"), changed({}));
  const before = platform.control();
  await platform.serve(changed({ mode: "dark", title: { ko: "새 제목", en: "A new title" } }));
  expect(platform.control()).toBe(before);
  await platform.serve(changed({ minimumAge: 21 }));
  expect(platform.control()).not.toBe(before);
  await platform.close();
});

test("the platform's days end where the site's do", () => {
  const { brands } = compileBrands([exampleSource({ timeZone: "Europe/London" })], {
    baseTexts: exampleTexts,
    date: "2026-01-01",
  });
  expect(merchantsOf(brands)).toMatchObject([{ timeZone: "Europe/London" }]);
});

test("the platform raises limits after the hours, and up to the amounts, that the site names", () => {
  const { brands } = compileBrands([exampleSource()], { baseTexts: exampleTexts, date: "2026-01-01" });
  const ceilings = [{ kind: "DEPOSIT", period: "DAY", amount: minor(80_000) }] as const;
  const named = brands.map((brand) => ({ ...brand, site: { ...brand.site, playTools: { raiseHours: 72, ceilings } } }));
  expect(merchantsOf(named)).toMatchObject([{ duties: { coolingHours: 72, limitCeilings: ceilings } }]);
  expect(merchantsOf(brands)[0]).not.toHaveProperty("duties");
});

test("a brand whose currency has other decimals than its money is rejected", async () => {
  const data = join(folder, "won");
  await (await openPlatform(data, [testMerchant])).close();
  await expect(openPlatform(data, [{ ...testMerchant, currencyDecimals: 0 }])).rejects.toThrow(
    /TEST01 has 2 decimals.*currency has 0.*Restore its currencyCode, or choose another folder with --data/,
  );
  await (await openPlatform(data, [testMerchant])).close();
});

test("there is no warning about a missing data file", async () => {
  expect(await saidByOpening(join(folder, "new"))).toEqual([]);
});

test("a widget without a secret key is a warning, and a file of something else than keys is an error", async () => {
  const data = join(folder, "widget");
  mkdirSync(data);
  const merchants = [{ ...testMerchant, turnstile: { siteKey: "0x4AAAAAAAExampleSiteKey" } }];
  const file = join(data, "turnstile-secrets.json");
  const said = async () => {
    const notes: string[] = [];
    await (await openPlatform(data, merchants, { note: (sentence) => notes.push(sentence) })).close();
    return notes;
  };
  expect(await said()).toEqual([
    expect.stringContaining(`the Turnstile widget of TEST01: calls that need a captcha fail.`),
  ]);
  writeFileSync(file, '{ "TEST01": "secret" }');
  expect(await said()).toEqual([]);
  for (const text of ["secret", "[]", '{ "TEST01": 1 }', '{ "TEST01": "" }']) {
    writeFileSync(file, text);
    await expect(said()).rejects.toThrow(`${file} is not a JSON object`);
  }
});
