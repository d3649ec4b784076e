import type { PackRuntime, RunStep } from "../renderPack.ts";

/**
 * A fake runtime with the names of all files that a pack may need. Tests of a brand's own files use it, in a thousandth
 * of the time of a build.
 */
export const paperRuntime: PackRuntime = {
  directory: "",
  hash: "paper",
  manifest: {
    version: 1,
    entry: { file: "assets/entry.js", js: ["assets/entry.js"], css: ["assets/entry.css"], later: [] },
    sections: {},
    features: { core: { sections: [], files: ["assets/entry.js", "assets/entry.css"], modules: [] } },
    chunks: {},
    reads: {},
    start: "start()",
    firstStyles: { files: ["assets/entry.css"], css: ".first{}" },
    texts: byName((language) => ({
      core: `assets/${language}-core.json`,
      frame: `assets/${language}-frame.json`,
      panes: { begin: `assets/${language}-`, files: [] },
      features: byName(() => ({})),
    })),
    icons: byName((weight) => `assets/icons-${weight}.svg`),
    licences: "assets/licences.css",
    fonts: byName((pair) => ({ css: `assets/${pair}.css`, files: [], first: [] })),
    files: byName(() => ({ bytes: 1, sha256: "0" })),
    packages: {},
    licenceTexts: {},
    bom: { bomFormat: "CycloneDX", specVersion: "1.6", version: 1, components: [] },
    lock: "0",
    firstLoad: { scripts: 0, budget: 0, files: [] },
  },
};

/** Skips the icons, since the image library takes longer than everything else, and home, which needs a real runtime. */
export const withoutDrawings: RunStep = (step, work) => {
  if (step === "icons") return Promise.resolve(new Map()) as ReturnType<typeof work>;
  if (step === "drawing") return Promise.resolve(undefined) as ReturnType<typeof work>;
  return work();
};

function byName<T>(make: (name: string) => T): Readonly<Record<string, T>> {
  return new Proxy({}, { get: (_target, name) => make(String(name)) });
}
