import { HOME_SECTION, routes } from "@livery/product/routes.ts";
import { dirname } from "node:path";
import { compareText } from "../compareText.ts";
import { shortHash } from "../contentHash.ts";
import { centreSections, ownerIds, reachedModules, sectionOwners } from "./bundleFacts.ts";
import { type GraphModule, reach, sectionName } from "./chunkGraph.ts";
import type { Owner } from "./runtimeManifest.ts";

type Modules = Readonly<Record<string, GraphModule>>;
type Ids = ReadonlySet<string>;

/** Lazy modules by when a visit loads them (`runtime/src/loading`). */
export interface LoadingGroups {
  readonly afterPaint: Ids;
  readonly shared: Ids;
}

/**
 * The name of each module's chunk; ids are the bundler's. The bundler decides about a module without a name: it keeps the
 * entry, home, and each page apart (RT-044). Features share a chunk only if both reach all of it, so that no pack has code
 * of a feature that is off (`bundleFacts` refuses other chunks).
 */
export function chunkNames(modules: Modules, entry: string, groups: LoadingGroups): ReadonlyMap<string, string> {
  const lazy = [...new Set(Object.values(modules).flatMap(({ dynamicImports }) => dynamicImports))];
  const reached = new Map(lazy.map((id) => [id, staticReach(modules, [id])]));
  const visit = partsOfVisit(modules, entry, lazy, groups);
  const owners = ownersOf(modules, entry, lazy);
  const librariesOf = libraryFinder(modules, visit);

  function nameOf(id: string): string | undefined {
    const sharers = lazy.filter((user) => reached.get(user)?.has(id));
    // Home is the only lazy part of the first load. What it shares is with the entry's own modules.
    if (visit.start.has(id) || visit.home.has(id))
      return id !== entry && (visit.start.has(id) || sharers.length > 1) ? "base" : undefined;
    const own = owners.get(id) ?? [];
    const page = pageOf(id);
    if (sharers.every(isOfCentre)) return sharers.length > 1 ? centreName(own, librariesOf(id)) : undefined;
    if (!own.includes("core")) {
      const name = ownersName(own);
      return page !== undefined && page !== name ? undefined : name + (visit.shown.has(id) ? "" : "-later");
    }
    if (page !== undefined) return undefined;
    if (visit.catalogue.has(id)) return "catalogue";
    if (visit.frame.has(id)) return "frame";
    return sharedName(sharers, librariesOf(id));
  }

  const names = Object.keys(modules).map((id) => [id, nameOf(id)] as const);
  return new Map(names.flatMap(([id, name]) => (name === undefined ? [] : [[id, name]])));
}

/** What a visit loads, in its order. */
interface Visit {
  /** The entry and what it imports. */
  readonly start: Ids;
  readonly home: Ids;
  /** After the first paint: the frame of every page, and what a visitor meets first. */
  readonly frame: Ids;
  /** What home and the lobbies share. */
  readonly catalogue: Ids;
  /** Every screen, with the lazy parts that it loads as soon as it is shown. */
  readonly shown: Ids;
}

function partsOfVisit(modules: Modules, entry: string, lazy: readonly string[], groups: LoadingGroups): Visit {
  const reachOf = (isPart: (id: string) => boolean) => staticReach(modules, lazy.filter(isPart));
  const screens = reachOf((id) => sectionName(id) !== undefined);
  const parts = [...screens].flatMap((id) => modules[id]?.dynamicImports ?? []);
  return {
    start: staticReach(modules, [entry]),
    home: reachOf((id) => sectionName(id) === HOME_SECTION),
    frame: reachOf((id) => groups.afterPaint.has(id)),
    catalogue: reachOf((id) => groups.shared.has(id)),
    shown: staticReach(modules, [...screens, ...parts]),
  };
}

function staticReach(modules: Modules, from: readonly string[]): Ids {
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

/** The section that a module is, if it is a page's: its chunk has that name (RT-044). */
function pageOf(id: string): string | undefined {
  return routes.find(({ section }) => section === sectionName(id))?.section;
}

/** A section that only a centre opens: the centre, or one of its pages, which has a file of its own. */
function isOfCentre(id: string): boolean {
  const name = sectionName(id);
  return name !== undefined && centreSections.has(name);
}

/** The chunk of what some pages of the centres share, which no other page loads. */
function centreName(owners: readonly Owner[], libraries: readonly string[]): string {
  return ["centre", ...(owners.includes("core") ? [] : [ownersName(owners)]), ...libraries].join("-");
}

/** The chunk of these features: that of their first page, or a name that no other features have. */
function ownersName(owners: readonly Owner[]): string {
  const page = routes.find(({ section }) => sectionOwners(section, "").join() === owners.join());
  return page?.section ?? (owners.length === 1 ? owners.join() : `shared-${shortHash(owners.join()).slice(0, 4)}`);
}

/** The folder of a feature's page. */
const OF_FEATURE = /\/src\/features\//;

/** The chunk of what some lazy modules of the core share. */
function sharedName(sharers: readonly string[], libraries: readonly string[]): string {
  // What only the lazy parts in one folder need is with them.
  const folders = [...new Set(sharers.map((user) => folderName(dirname(user))))];
  if (folders.length === 1 && sharers.every((user) => sectionName(user) === undefined)) return folders.join();
  // Apart from what needs no library, which would otherwise bring it to everybody.
  return [sharers.some((user) => OF_FEATURE.test(user)) ? "pages" : "dialogs", ...libraries].join("-");
}

/** The folder's name; outside of the runtime that of the package. */
function folderName(folder: string): string {
  return /\/packages\/(?!runtime\/)([^/]+)\//.exec(folder)?.[1] ?? folder.replace(/^.*\//, "");
}

/** The name of a module's package. */
const LIBRARY = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** Finds the libraries that a module needs at once, or belongs to as what they need themselves, beyond those of any visit. */
function libraryFinder(modules: Modules, { start, home, frame, catalogue }: Visit): (id: string) => readonly string[] {
  const imported = Object.entries(modules).flatMap(([id, { imports }]) => (LIBRARY.test(id) ? [] : imports));
  const direct = new Map<string, string[]>();
  for (const id of imported) {
    const library = LIBRARY.exec(id)?.[1];
    if (library !== undefined) direct.set(library, [...(direct.get(library) ?? []), id]);
  }
  const parts = [...direct].map(([library, entries]) => [library, staticReach(modules, entries)] as const);
  const always = [start, home, frame, catalogue];
  return (id) => {
    const later = [...staticReach(modules, [id])].filter((other) => !always.some((ids) => ids.has(other)));
    const own = later.flatMap((other) => LIBRARY.exec(other)?.[1] ?? []).filter((name) => direct.has(name));
    const needed = own.length > 0 ? own : parts.flatMap(([library, all]) => (all.has(id) ? [library] : []));
    return [...new Set(needed)].map((name) => name.replaceAll(/[@/]+/g, "")).toSorted(compareText);
  };
}
