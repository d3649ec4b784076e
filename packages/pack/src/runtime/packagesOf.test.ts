import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { suiteFolder } from "../testing/brandFolders.ts";
import { packagesOf } from "./packagesOf.ts";

const root = suiteFolder();

/** Installs a package below `node_modules` of a folder, with further files by name. */
function install(name: string, license: unknown, files: Readonly<Record<string, string>>, below = ""): void {
  const folder = join(root, below, "node_modules", name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name, version: `${below ? 2 : 1}.0.${name.length}`, license }),
  );
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}

const of = (...modules: readonly string[]) => packagesOf(root, [["a.js", modules]]);

/** The texts of the only package of a module. */
async function textsOf(name: string): Promise<readonly (string | undefined)[]> {
  const { packages, licenceTexts } = await of(`node_modules/${name}/index.js`);
  const [facts] = Object.values(packages);
  return facts!.texts.map((key) => licenceTexts[key]);
}

install("plain", "MIT", { LICENSE: "MIT\r\nCopyright A\n" });
install("@scope/two", "(MPL-2.0 OR Apache-2.0)", {
  LICENSE: "Apache",
  "LICENSE-MPL": "MPL",
  NOTICE: "By B",
  "index.js": "",
});
install("plain", "ISC", { "license.md": "ISC, copyright C" }, "node_modules/outer");
install("bundler", "MIT", { "LICENSE.md": "MIT, copyright D\n\n# Licenses of bundled dependencies\n\nMany." });

describe("the packages of a file", () => {
  test("are those of its modules, by package URL, the bundler's own helpers among them", async () => {
    const { byFile, packages } = await packagesOf(root, [
      [
        "a.js",
        ["packages/ui/src/a.ts", "node_modules/plain/a.js", "node_modules/plain/b.js", "virtual:bundler/help.js"],
      ],
      ["b.js", ["node_modules/outer/node_modules/plain/a.js", "node_modules/@scope/two/dist/index.js"]],
      ["c.js", ["packages/ui/src/b.ts"]],
    ]);
    expect([...byFile]).toEqual([
      ["a.js", ["pkg:npm/bundler@1.0.7", "pkg:npm/plain@1.0.5"]],
      ["b.js", ["pkg:npm/%40scope/two@1.0.10", "pkg:npm/plain@2.0.5"]],
    ]);
    expect(packages["pkg:npm/%40scope/two@1.0.10"]).toMatchObject({
      name: "@scope/two",
      version: "1.0.10",
      licence: "(MPL-2.0 OR Apache-2.0)",
    });
  });

  test("one that is not installed stops the build", async () => {
    await expect(of("node_modules/gone/a.js")).rejects.toThrow("node_modules/gone is not installed");
  });
});

describe("the text of a licence", () => {
  test.each([
    ["is the package's file", "plain", ["MIT\nCopyright A"]],
    ["is every file of a licence, and the notice", "@scope/two", ["Apache", "MPL", "By B"]],
    ["does not go on with the licences of a build tool's own parts", "bundler", ["MIT, copyright D"]],
  ])("%s", async (_what, name, expected) => {
    expect(await textsOf(name)).toEqual(expected);
  });

  test("is a section of the README, if there is no file", async () => {
    install("readme", "MIT", {
      "README.md": "# readme\n\n## LICENSE\n\nCopyright E. Permission is granted.\n\n## API\n",
    });
    expect(await textsOf("readme")).toEqual(["Copyright E. Permission is granted."]);
  });

  test("is the licence's own, if nothing is in the package and the licence names no holder", async () => {
    install("apache", "Apache-2.0", { "README.md": "## License\n\nApache\n" });
    expect(await textsOf("apache")).toEqual([expect.stringContaining("TERMS AND CONDITIONS FOR USE")]);
  });

  test.each([
    ["without a text whose holder must be named", "nameless", "MIT", "nameless is under MIT, but has no text"],
    ["without a licence", "wild", undefined, "node_modules/wild/package.json states no licence"],
  ])("a package %s stops the build", async (_what, name, license, message) => {
    install(name, license, {});
    await expect(of(`node_modules/${name}/a.js`)).rejects.toThrow(message);
  });
});
