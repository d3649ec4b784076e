import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../lib/root.ts";

// Which file may import what, as lint rules: derived from the dependencies in each package.json and from the folders,
// so that no list of packages is maintained by hand (architecture §2).

interface Pattern {
  readonly group?: readonly string[];
  readonly regex?: string;
  readonly message: string;
}

interface Override {
  readonly files: readonly string[];
  readonly rules: Readonly<Record<string, unknown>>;
}

interface Package {
  readonly name: string;
  readonly dependencies: readonly string[];
}

/** What the folders next to packages/ may import from it; they have no package.json of their own. */
const inStories = ["product", "theme", "ui", "pack", "platform", "runtime"];
const outside: Readonly<Record<string, readonly string[] | "all">> = {
  scripts: "all",
  e2e: ["product", "pack"],
  ".storybook": inStories,
};

/** The layers of the runtime: each may import those before it. */
const layers = [
  "loading",
  "i18n",
  "storage",
  "dialogs",
  "site",
  "session",
  "kit",
  "launch",
  "games",
  "login",
  "home",
  "closed",
  "features",
  "member",
  "agent",
  "frame",
  "app",
];

/** Packages that run in a browser or anywhere: no Node, no file system. `theme/src/render` is the one exception. */
const nodeFree = ["product", "theme", "brand", "platform", "ui", "runtime"];

/**
 * The only theme modules that components may import: its contract, and the function that records text on its surface.
 */
const themeContract = ["!@livery/theme/vars.css.ts", "!@livery/theme/paint.ts"];

const tests = ["test.ts", "test.tsx"];

async function readPackages(): Promise<readonly Package[]> {
  const folders = (await readdir(join(root, "packages"))).toSorted();
  return Promise.all(
    folders.map(async (name) => {
      const text = await readFile(join(root, "packages", name, "package.json"), "utf8");
      const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
      const ours = Object.keys(dependencies).filter((dependency) => dependency.startsWith("@livery/"));
      return { name, dependencies: ours.map((dependency) => dependency.slice("@livery/".length)).toSorted() };
    }),
  );
}

/** Nothing imports a test or a story: what both need is a module of its own. */
const everywhere: readonly Pattern[] = [
  {
    regex: "\\.(test|stories|spec)(\\.tsx?)?$",
    message: "Nothing imports a test or a story: move what both need into a module of its own.",
  },
];

function direction(name: string, allowed: readonly string[], all: readonly string[]): readonly Pattern[] {
  const forbidden = all.filter((other) => !allowed.includes(other) && other !== name);
  const may = allowed.length > 0 ? allowed.join(", ") : "none of our packages";
  const patterns: Pattern[] = [];
  if (forbidden.length > 0)
    patterns.push({
      group: forbidden.map((other) => `@livery/${other}/**`),
      message: `Imports go one way: ${name} may import ${may} (docs/architecture.md §2; a new direction is a dependency in package.json and a reason there).`,
    });
  patterns.push({
    regex: `^(\\.\\./)+(packages/)?(${all.join("|")})/src/`,
    message:
      "Another package is imported by its name (@livery/<package>/<file>), so that the direction can be seen and checked.",
  });
  if (all.includes(name))
    patterns.push({
      group: [`@livery/${name}/**`],
      message: "Inside a package, import the file by its relative path: the package's own name hides the layers.",
    });
  return patterns;
}

const noNode: Pattern = {
  regex: "^(node:.*|(fs|path|os|child_process|crypto)(/.*)?)$",
  message:
    "This package runs in a browser too and is pure: what touches the disk or the process belongs to packages/pack or packages/cli.",
};

const contractOnly: Pattern = {
  group: ["@livery/theme/**", ...themeContract],
  message:
    "Of theme a component sees its contract (vars.css.ts) and paint.ts only: values belong to the brand, not to the component.",
};

const pureTheme: Pattern = {
  group: ["@livery/theme/render/**"],
  message: "packages/brand is pure: rendering CSS (style-dictionary, fonts on disk) is packages/pack's step.",
};

const ownDecoders: Pattern = {
  group: ["@livery/platform/allCalls.gen.ts"],
  message: "A page loads the decoders of its own calls only: import the call's file, not the list of all of them.",
};

const noValidator: Pattern = {
  group: ["@livery/platform/readRequest.ts", "@livery/product/validateSchema.ts", "ajv", "ajv/**"],
  message: "A page does not validate strictly: ajv would be many times as large as everything that it checks there.",
};

/** What a package's own nature adds to its direction. */
function nature(name: string): readonly Pattern[] {
  const patterns: Pattern[] = [];
  if (name === "ui" || name === "runtime") patterns.push(contractOnly);
  if (name === "runtime") patterns.push(ownDecoders, noValidator);
  if (name === "brand") patterns.push(pureTheme);
  return patterns;
}

function override(files: readonly string[], patterns: readonly Pattern[]): Override {
  return { files, rules: { "no-restricted-imports": ["error", { patterns: [...patterns, ...everywhere] }] } };
}

function packageOverrides({ name, dependencies }: Package, all: readonly string[]): readonly Override[] {
  const source = `packages/${name}/src`;
  const base = [...direction(name, dependencies, all), ...nature(name)];
  const overrides = [override([`${source}/**`], nodeFree.includes(name) ? [...base, noNode] : base)];
  if (name === "theme") overrides.push(override([`${source}/render/**`], base));
  return overrides;
}

/**
 * Tests may read fixtures from disk; all other rules apply to them as well. Last, so that it overrides the folders'
 * rules.
 */
function testOverrides({ name, dependencies }: Package, all: readonly string[]): readonly Override[] {
  if (!nodeFree.includes(name)) return [];
  const files = tests.map((ending) => `packages/${name}/src/**/*.${ending}`);
  return [
    override(files, [
      ...direction(name, dependencies, all),
      ...nature(name).filter((pattern) => pattern !== contractOnly),
    ]),
  ];
}

function layerPattern(layer: string): readonly Pattern[] {
  const above = layers.slice(layers.indexOf(layer) + 1);
  if (above.length === 0) return [];
  return [
    {
      regex: `^(\\.\\./)+(${above.join("|")})/`,
      message: `Inside the runtime imports go one way: ${layers.join(" ← ")}. ${layer} must not know ${above.join(", ")}.`,
    },
  ];
}

/** One feature never imports another: what is off must be absent, and what two share belongs to kit/ or games/. */
function siblingPattern(feature: string, features: readonly string[]): readonly Pattern[] {
  const others = features.filter((other) => other !== feature);
  if (others.length === 0) return [];
  return [
    {
      regex: `^(\\.\\./)+(features/)?(${others.join("|")})/`,
      message:
        "Features never import one another (what is off is absent): what two of them show belongs to runtime/src/kit, or to games.",
    },
  ];
}

async function runtimeOverrides(runtime: Package, all: readonly string[]): Promise<readonly Override[]> {
  const source = join(root, "packages/runtime/src");
  const base = [...direction(runtime.name, runtime.dependencies, all), ...nature(runtime.name), noNode];
  const entries = await readdir(join(source, "features"), { withFileTypes: true }).catch(() => []);
  const features = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
  return [
    ...layers.map((layer) => override([`packages/runtime/src/${layer}/**`], [...base, ...layerPattern(layer)])),
    // Lists of what is loaded when, of every layer. Nothing imports them.
    override(["packages/runtime/src/loading/{afterPaint,shared}.ts"], base),
    ...features.map((feature) =>
      override(
        [`packages/runtime/src/features/${feature}/**`],
        [...base, ...layerPattern("features"), ...siblingPattern(feature, features)],
      ),
    ),
    // A story shows its part in a whole site, on the recorded platform of `.storybook`.
    override(["packages/runtime/src/**/*.stories.tsx"], direction(runtime.name, inStories, all)),
  ];
}

/** Writes `.oxlintrc.gen.json`, which `.oxlintrc.json` extends. */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const packages = await readPackages();
  const all = packages.map(({ name }) => name);
  const runtime = packages.find(({ name }) => name === "runtime");
  const overrides = [
    ...packages.flatMap((entry) => packageOverrides(entry, all)),
    ...(runtime ? await runtimeOverrides(runtime, all) : []),
    ...Object.entries(outside).map(([folder, allowed]) =>
      override([`${folder}/**`], direction(folder, allowed === "all" ? all : allowed, all)),
    ),
    ...packages.flatMap((entry) => testOverrides(entry, all)),
  ];
  const head = "// Generated from packages/*/package.json and the folders by `npm run gen`. Do not edit.\n";
  return [{ path: ".oxlintrc.gen.json", content: `${head}${JSON.stringify({ overrides }, null, 2)}\n` }];
}
