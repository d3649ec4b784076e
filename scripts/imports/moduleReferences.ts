import { posix } from "node:path";
import { parseSync } from "oxc-parser";

/** What one module names of the repository; all paths are from its root. */
export interface ModuleReferences {
  /** Modules and data that it imports, at once or later, and modules that it starts from their files. */
  readonly imports: readonly string[];
  /** Files and folders that it names by their paths, with `*` for each part that is only known at run time. */
  readonly paths: readonly string[];
}

/** `import type …` and `export type …` are erased; `import { type A }` still loads its module. */
const erased = /^(?:import|export)\s+type\b(?!\s+from\b)/;
const url = /new URL\(\s*(["'`])([^"'`]+)\1\s*,\s*import\.meta\.url/g;
const viteGlob = /import\.meta\.glob(?:<[^()]*>)?\(\s*(["'`])([^"'`]+)\1/g;
const joined = /\bjoin\(\s*(import\.meta\.dirname|\w*[rR]oot)((?:\s*,\s*(["'`])[^"'`]*\3)+)/g;
const quoted = /(["'`])([^"'`]*)\1/g;
/** Not the name of an imported module: that may be a type's, and is erased. */
const fromRoot =
  /(?<!(?:from|import)\s*)(["'`])((?:@livery|packages|schemas|docs|scripts|e2e|brands|\.storybook)\/[^"'`\s]*)\1/g;
/** The root, a whole package and such: what names them reads some file below, not each of them. */
const tooWide = /^(?:\.|\.\..*|packages(?:\/[^/]+)?|packages\/\*\/.*|scripts(?:\/\*.*)?|e2e(?:\/\*.*)?|\.storybook)$/;
const module = /\.(?:ts|tsx|js|mjs)$/;
const filledIn = /\$\{[^}]*\}/g;

/** The path from the repository's root that an import's text means; `undefined` for a dependency. */
function resolveImport(from: string, specifier: string): string | undefined {
  const [path = ""] = specifier.split("?");
  const [, name, rest] = /^@livery\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (name !== undefined && rest !== undefined) return `packages/${name}/src/${rest}`;
  return /^\.\.?\//.test(path) ? posix.join(posix.dirname(from), path) : undefined;
}

function specifiersIn(path: string, text: string): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const statements = [
    ...staticImports.map(({ start, end, moduleRequest }) => ({ start, end, requests: [moduleRequest.value] })),
    ...staticExports.map(({ start, end, entries }) => ({
      start,
      end,
      requests: entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    })),
  ];
  return [
    ...statements.filter(({ start, end }) => !erased.test(text.slice(start, end))).flatMap(({ requests }) => requests),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, , specifier] = /^(["'`])([^"'`]*)\1$/.exec(text.slice(start, end)) ?? [];
      return specifier ?? [];
    }),
  ];
}

/** A path without a `/` at its end, with `*` for each filled-in part. */
const pattern = (path: string): string => posix.normalize(path.replaceAll(filledIn, "*")).replace(/\/$/, "");

/** Paths that are made of an address or joined from parts: those of modules are of modules to load. */
function madePaths(path: string, text: string): readonly string[] {
  const folder = posix.dirname(path);
  const beside = [...text.matchAll(url), ...text.matchAll(viteGlob)].map(([, , named = ""]) =>
    posix.join(folder, pattern(named)),
  );
  const joins = [...text.matchAll(joined)].map(([, base, rest = ""]) => {
    const parts = [...rest.matchAll(quoted)].map(([, , part = ""]) => part);
    return posix.join(base === "import.meta.dirname" ? folder : "", pattern(parts.join("/")));
  });
  return [...beside, ...joins];
}

/** Strings that are paths from the repository's root, or in one of our packages. */
const wholePaths = (path: string, text: string): readonly string[] =>
  [...text.matchAll(fromRoot)].map(([, , named = ""]) => pattern(resolveImport(path, named) ?? named));

/** Everything that a TypeScript or JavaScript module names of the repository. */
export function moduleReferences(path: string, text: string): ModuleReferences {
  const specifiers = specifiersIn(path, text);
  const resolved = specifiers.flatMap((specifier) => resolveImport(path, specifier) ?? []);
  const made = madePaths(path, text);
  const started = made.filter((named) => module.test(named) && !/[*{]/.test(named));
  const imports = [...resolved.filter((target) => !target.includes("${")), ...started];
  const dynamic = resolved.filter((target) => target.includes("${")).map(pattern);
  const paths = [...dynamic, ...made.filter((named) => !started.includes(named)), ...wholePaths(path, text)];
  return {
    imports: [...new Set(imports)],
    paths: [...new Set(paths)].filter((named) => !tooWide.test(named)),
  };
}
