import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readTree, suiteFolder } from "../testing/brandFolders.ts";
import { workspaceRoot } from "../workspace.ts";
import { bundleFacts } from "./bundleFacts.ts";
import { bundle } from "./bundleRuntime.ts";
import type { ChunkGraph } from "./chunkGraph.ts";

/** A site of three lazy screens: one uses its own part, two share another. */
const sources: Readonly<Record<string, string>> = {
  "package.json": `{ "name": "tiny", "type": "module" }`,
  "src/app/app.tsx": `
    import { frame } from "./frame.css.ts";
    const screens = {
      index: () => import("../home/index.section.tsx"),
      Vip: () => import("../features/vip/Vip.section.tsx"),
      help: () => import("../features/help/help.section.tsx"),
    };
    document.body.className = frame;
    screens[location.hash as keyof typeof screens]().then((screen) => screen.default());`,
  "src/loading/afterPaint.ts": "",
  "src/loading/shared.ts": "",
  "src/app/frame.css.ts": `import { style } from "@vanilla-extract/css"; export const frame = style({ margin: 0 });`,
  "src/kit/shared.css.ts": `import { style } from "@vanilla-extract/css"; export const box = style({ padding: "7px" });`,
  "src/kit/shared.ts": `
    import { box } from "./shared.css.ts";
    export const show = (text: string) => { document.title = text; document.body.className = box; };`,
  "src/home/index.section.tsx": `export default () => { document.title = "home"; };`,
  "src/features/vip/Vip.section.tsx": `import { show } from "../../kit/shared.ts"; export default () => show("vip");`,
  "src/features/help/help.section.tsx": `import { show } from "../../kit/shared.ts"; export default () => show("help");`,
};

async function build(
  root: string,
  own: Readonly<Record<string, string>> = {},
): Promise<{ graph: ChunkGraph; files: Map<string, Buffer> }> {
  for (const [file, text] of Object.entries({ ...sources, ...own })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  symlinkSync(join(workspaceRoot, "node_modules"), join(root, "node_modules"));
  const graph = await bundle(join(root, "src/app/app.tsx"), root, join(root, "out"));
  return { graph, files: readTree(join(root, "out")) };
}

const here = suiteFolder();
let built: Awaited<ReturnType<typeof build>>;
beforeAll(async () => {
  mkdirSync(join(here, "one"));
  built = await build(join(here, "one"));
}, 60_000);

test("each page is a chunk with its name, and the entry is named app", () => {
  const scripts = [...built.files.keys()]
    .filter((file) => file.endsWith(".js"))
    .map((file) => file.replace(/-[0-9a-f]+\.js$/, ""));
  expect(scripts).toEqual(expect.arrayContaining(["assets/Vip", "assets/app", "assets/help", "assets/index"]));
  expect(Object.keys(bundleFacts(built.graph).sections)).toEqual(["Vip", "help", "index"]);
});

test("modules shared by two features are in the files of both, and not in the core's", () => {
  const { features } = bundleFacts(built.graph);
  const shared = features.vip?.files.filter((file) => features.help?.files.includes(file)) ?? [];
  // Both also need the bundler's own helpers.
  const own = shared.filter((file) => !file.includes("rolldown-runtime"));
  expect(own.map((file) => file.replace(/(-[0-9a-f]+)+\./, ".")).toSorted()).toEqual([
    "assets/shared.css",
    "assets/shared.js",
  ]);
});

test("module names are relative to the repository's root, so nothing depends on its location", () => {
  expect(bundleFacts(built.graph).features.vip?.modules).toContain("src/features/vip/Vip.section.tsx");
  expect(JSON.stringify(built.graph)).not.toContain(here);
});

test("the same sources in another folder give the same names and the same bytes", async () => {
  const other = join(here, "deeper", "two");
  mkdirSync(other, { recursive: true });
  const { files } = await build(other);
  expect([...files]).toEqual([...built.files]);
}, 60_000);

test("a list of what is loaded later is refused with a module that the runtime does not load later", async () => {
  const root = join(here, "atOnce");
  mkdirSync(root);
  const list = { "src/loading/afterPaint.ts": `import "../kit/shared.ts";` };
  await expect(build(root, list)).rejects.toThrow(
    /afterPaint\.ts imports .*shared\.ts, which the runtime does not load/u,
  );
}, 60_000);
