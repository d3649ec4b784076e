import { Ajv } from "ajv";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { billOfMaterials } from "../runtime/billOfMaterials.ts";
import { paperRuntime } from "../testing/paperRuntime.ts";
import { workspaceRoot } from "../workspace.ts";
import { renderLicences } from "./renderLicences.ts";
import { renderProvenance } from "./renderProvenance.ts";
import { renderSbom } from "./renderSbom.ts";
import { usedPackages } from "./usedPackages.ts";

const packages = {
  "pkg:npm/%40scope/font@5.3.0": { name: "@scope/font", version: "5.3.0", licence: "OFL-1.1", texts: ["t2"] },
  "pkg:npm/one@1.0.0": { name: "one", version: "1.0.0", licence: "MIT", texts: ["t1"] },
  "pkg:npm/other@2.0.0": { name: "other", version: "2.0.0", licence: "MIT", texts: ["t1"] },
  "pkg:npm/pure@3.0.0": { name: "pure", version: "3.0.0", licence: "(MPL-2.0 OR Apache-2.0)", texts: ["t3", "t4"] },
};

const made = (...names: readonly string[]) => ({ bytes: 1, sha256: "0", packages: names });

const manifest = {
  ...paperRuntime.manifest,
  packages,
  licenceTexts: { t1: "MIT of <A & B>", t2: "Open Font License", t3: "Apache", t4: "Mozilla" },
  bom: billOfMaterials(packages),
  licences: "assets/licences-1.css",
  files: {
    "assets/a.js": made("pkg:npm/one@1.0.0", "pkg:npm/other@2.0.0"),
    "assets/b.js": made("pkg:npm/pure@3.0.0"),
    "assets/f.woff2": made("pkg:npm/%40scope/font@5.3.0"),
    "assets/own.js": { bytes: 1, sha256: "0" },
  },
};

const used = usedPackages(manifest, ["assets/a.js", "assets/f.woff2", "assets/own.js"]);

describe("sbom.cdx.json", () => {
  const sbom = JSON.parse(renderSbom("acme", manifest, used));

  test("lists the packages of the files in the pack, with their licences", () => {
    expect(sbom.metadata.component).toMatchObject({ type: "application", name: "acme" });
    expect(sbom.components).toMatchObject([
      { group: "@scope", name: "font", version: "5.3.0", licenses: [{ license: { id: "OFL-1.1" } }] },
      { name: "one", purl: "pkg:npm/one@1.0.0", licenses: [{ license: { id: "MIT" } }] },
      { name: "other" },
    ]);
    const all = JSON.parse(renderSbom("acme", manifest, usedPackages(manifest, ["assets/b.js"])));
    expect(all.components).toMatchObject([{ name: "pure", licenses: [{ expression: "(MPL-2.0 OR Apache-2.0)" }] }]);
  });

  test("is CycloneDX 1.6 by the schema, without a time or a serial number", () => {
    const read = (name: string): object =>
      JSON.parse(
        readFileSync(join(workspaceRoot, "node_modules/@cyclonedx/cyclonedx-library/res/schema", name), "utf8"),
      ) as object;
    const ajv = new Ajv({ strict: false, validateFormats: false });
    for (const name of ["spdx.SNAPSHOT.schema.json", "jsf-0.82.SNAPSHOT.schema.json"])
      ajv.addSchema(read(name), `http://cyclonedx.org/schema/${name}`);
    expect([ajv.validate(read("bom-1.6.SNAPSHOT.schema.json"), sbom), ajv.errors]).toEqual([true, null]);
    expect(Object.keys(sbom)).not.toContain("serialNumber");
    expect(Object.keys(sbom.metadata)).toEqual(["component"]);
  });
});

describe("licences.html", () => {
  test("has each package with its licence and the text of that, once for packages with the same one", () => {
    const page = renderLicences({ defaultLanguage: "ko", locales: ["ko", "fr"] }, manifest, used);
    expect(page).toContain('<html lang="ko">');
    expect(page).toContain('<p lang="ko">이 사이트는');
    expect(page).toContain('<p lang="en">This site contains');
    expect(page).toContain('href="/assets/licences-1.css"');
    expect(page).toContain("<h2>one 1.0.0, other 2.0.0</h2>\n<p>MIT</p>\n<pre>MIT of &lt;A &amp; B&gt;</pre>\n");
    expect(page).toContain("<h2>@scope/font 5.3.0</h2>\n<p>OFL-1.1</p>\n<pre>Open Font License</pre>\n");
    expect(page).not.toContain("pure");
    expect(page).not.toMatch(/<script|<style|style=/u);
  });

  test("is in the site's own languages", () => {
    const page = renderLicences({ defaultLanguage: "en", locales: ["en"] }, manifest, used);
    expect(page).toContain("<h1>Open-source licences</h1>");
    expect(page).not.toContain("라이선스");
  });
});

test("provenance.json names the files of the brand, and of brands that it extends without their names", () => {
  const brand = {
    id: "acme",
    day: "2026-01-01",
    sources: [
      { path: "acme/brand.json", sha256: "a1" },
      { path: "acme/locales/ko.json", sha256: "a2" },
      { path: "secret-parent/brand.json", sha256: "b1" },
      { path: "secret-base/brand.json", sha256: "c1" },
    ],
    report: { features: { on: [], off: [] }, domains: [], parents: ["secret-parent", "secret-base"], written: [] },
  };
  const text = renderProvenance({ brand, runtime: { hash: "r1", manifest: { lock: "l1" } }, subject: "s1" });
  expect(JSON.parse(text)).toMatchObject({
    _type: "https://in-toto.io/Statement/v1",
    subject: [{ name: "livery.json", digest: { sha256: "s1" } }],
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        externalParameters: { brand: "acme", date: "2026-01-01" },
        resolvedDependencies: [
          { name: "brand.json", digest: { sha256: "a1" } },
          { name: "locales/ko.json", digest: { sha256: "a2" } },
          { name: "extends/1/brand.json", digest: { sha256: "b1" } },
          { name: "extends/2/brand.json", digest: { sha256: "c1" } },
          { name: "package-lock.json", digest: { sha256: "l1" } },
          { name: "runtime", digest: { liveryRuntime: "r1" } },
        ],
      },
    },
  });
  expect(text).not.toContain("secret");
});
