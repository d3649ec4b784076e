import { compileWorkspace } from "@livery/pack/compileWorkspace.ts";
import { brandConfig, temporaryFolder, writeBrand } from "@livery/pack/testing/brandFolders.ts";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Lock } from "./explanation.ts";
import { findKey } from "./findKey.ts";
import { lockOf } from "./lockOf.ts";

async function lockOn(key: string, changes: object = {}): Promise<Lock | undefined> {
  using folder = temporaryFolder();
  const brands = join(folder.path, "brands");
  writeBrand(brands, brandConfig("acme", "ACM01", changes));
  const { brands: sites, resolved } = await compileWorkspace(brands, folder.path, "2026-06-01");
  const [site, brand] = [sites[0], resolved.get("acme")];
  if (!site || !brand) throw new Error("The brand does not compile.");
  return lockOf(findKey(key).path, site.compliance.rules, brand);
}

const inXa = { compliance: { markets: ["XA"] } };

test("a forbidden value names the rule, the line that brings its pack, and the value that lifts it", async () => {
  expect(await lockOn("switches.FREEPLAY3", inXa)).toEqual({
    pack: "XA",
    rule: "XA-14",
    title: "Age is checked before free play",
    because: {
      key: "compliance.markets",
      value: ["XA"],
      origin: { layer: "brand", brand: "acme", file: "brands/acme/brand.json", line: 14, column: 16 },
    },
    unless: { key: "compliance.ageCheckBeforeFreePlay", value: true },
  });
  const checked = { compliance: { markets: ["XA"], ageCheckBeforeFreePlay: true } };
  expect(await lockOn("switches.FREEPLAY3", checked)).toBeUndefined();
});

test("a forced value is locked even if the brand writes it; so is a switch locked for the platform", async () => {
  const written = { ...inXa, switches: { FORCEPASSEXPIRY3: true } };
  expect(await lockOn("switches.FORCEPASSEXPIRY3", written)).toMatchObject({ rule: "XA-12" });
  expect(await lockOn("registration.termsChecked", inXa)).toMatchObject({ rule: "XA-11" });
  expect(await lockOn("switches.REGMOBVERF3", inXa)).toMatchObject({ rule: "XA-13" });
});

test("a value that no rule fixes is not locked", async () => {
  expect(await lockOn("switches.REFERRAL3", inXa)).toBeUndefined();
  expect(await lockOn("switches.FREEPLAY3")).toBeUndefined();
});
