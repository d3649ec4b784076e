import type { Rolldown } from "vite";
import { compareText } from "../compareText.ts";
import { shortHash } from "../contentHash.ts";
import { ownerIds, reachedModules, sectionOwners } from "./bundleFacts.ts";
import { type GraphModule, reach, sectionName } from "./chunkGraph.ts";
import type { Owner } from "./runtimeManifest.ts";

/** Names the chunk of a module; undefined leaves the choice to the bundler. */
type ChunkName = (id: string, context: Rolldown.ChunkingContext) => string | undefined;

/**
 * Puts the modules that several lazy chunks share into a few files. Without it each set of sharers has a file of its
 * own, and the first visit asks for sixty small ones. Modules share a file only if the same owners reach them, so that
 * no pack has code of a feature that is off (`bundleFacts` refuses other files).
 */
export function sharedChunks(entry: string): ChunkName {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    names ??= nameModules(readModules(entry, context), entry);
    return names.get(id);
  };
}

type Modules = Readonly<Record<string, GraphModule>>;

function readModules(entry: string, context: Rolldown.ChunkingContext): Modules {
  const modules: Record<string, GraphModule> = {};
  reach([entry], (id) => {
    const info = context.getModuleInfo(id);
    const module = { imports: info?.importedIds ?? [], dynamicImports: info?.dynamicallyImportedIds ?? [] };
    modules[id] = module;
    return [...module.imports, ...module.dynamicImports];
  });
  return modules;
}

/** The name of each shared module's chunk. Ids are the bundler's. */
export function nameModules(modules: Modules, entry: string): ReadonlyMap<string, string> {
  const lazy = new Set(Object.values(modules).flatMap(({ dynamicImports }) => dynamicImports));
  const users = new Map([...lazy].map((id) => [id, staticReach(modules, [id])]));
  const home = [...lazy].filter((id) => sectionName(id) === "index");
  const first = staticReach(modules, [entry, ...home]);
  const firstParts = [...lazy].filter((id) => FIRST_PARTS.some(([, users]) => users.test(id)));
  const inFirstParts = new Set([...first, ...staticReach(modules, firstParts)]);
  const owners = ownersOf(modules, entry, [...lazy]);
  const librariesOf = libraryFinder(modules);
  const names = new Map<string, string>();
  for (const id of Object.keys(modules)) {
    const sharers = [...users].filter(([, reached]) => reached.has(id)).map(([user]) => user);
    if (first.has(id) || lazy.has(id) || sharers.length < 2) continue;
    const reached = [...staticReach(modules, [id])].filter((other) => !inFirstParts.has(other));
    const name = chunkName({ sharers, owners: owners.get(id) ?? [], libraries: librariesOf(id, reached) });
    names.set(id, name);
  }
  return names;
}

interface SharedModule {
  /** The lazy modules that reach it at once. */
  readonly sharers: readonly string[];
  readonly owners: readonly Owner[];
  /** The libraries that it needs at once beyond those of the first pages. */
  readonly libraries: readonly string[];
}

/** What the first pages of a visit load once they are shown: the frame of every page, home, and a lobby. */
const FIRST_PARTS = [
  ["frame", /\/shell\/nav\/LateFrame\.tsx$/],
  ["catalogue", /\/(core\/home\/data\/HomeData\.tsx|slots\/egame\.section\.tsx)$/],
] as const;

function staticReach(modules: Modules, from: readonly string[]): ReadonlySet<string> {
  return reach(from, (id) => modules[id]?.imports ?? []);
}

/** The features and services that reach each module. */
function ownersOf(modules: Modules, entry: string, lazy: readonly string[]): ReadonlyMap<string, readonly Owner[]> {
  const owners = new Map<string, Owner[]>();
  for (const owner of ownerIds) {
    const sections = lazy.filter((id) => {
      const name = sectionName(id);
      return name !== undefined && sectionOwners(name, id).includes(owner);
    });
    for (const id of reachedModules(modules, owner === "core" ? [entry, ...sections] : sections))
      owners.set(id, [...(owners.get(id) ?? []), owner]);
  }
  return owners;
}

/** The folder of a feature's page. */
const OF_FEATURE = /\/src\/features\/(?!core\/)/;

/** The name of a module's package. */
const LIBRARY = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;

function chunkName({ owners, sharers, libraries }: SharedModule): string {
  if (!owners.includes("core")) return `shared-${shortHash(owners.join()).slice(0, 4)}`;
  const part = FIRST_PARTS.find(([, users]) => sharers.some((user) => users.test(user)));
  if (part) return part[0];
  const kind = sharers.some((user) => OF_FEATURE.test(user)) ? "pages" : "dialogs";
  // Apart from what needs no library, which would otherwise bring it to everybody.
  return [kind, ...libraries].join("-");
}

/** Finds the libraries that a module needs, or belongs to as what they need themselves, from what it reaches. */
function libraryFinder(modules: Modules): (id: string, reached: readonly string[]) => readonly string[] {
  const imported = Object.entries(modules).flatMap(([id, { imports }]) => (LIBRARY.test(id) ? [] : imports));
  const direct = new Map<string, string[]>();
  for (const id of imported) {
    const library = LIBRARY.exec(id)?.[1];
    if (library !== undefined) direct.set(library, [...(direct.get(library) ?? []), id]);
  }
  const parts = [...direct].map(([library, entries]) => [library, staticReach(modules, entries)] as const);
  return (id, reached) => {
    const own = reached.flatMap((other) => LIBRARY.exec(other)?.[1] ?? []).filter((name) => direct.has(name));
    const needed = own.length > 0 ? own : parts.flatMap(([library, all]) => (all.has(id) ? [library] : []));
    return [...new Set(needed)].map((name) => name.replaceAll(/[@/]+/g, "")).toSorted(compareText);
  };
}
