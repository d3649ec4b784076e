import { agentPages } from "@livery/product/agentPages.ts";
import { type DialogSectionId, dialogs } from "@livery/product/dialogs.ts";
import { features } from "@livery/product/features.ts";
import type { FeatureGate } from "@livery/product/gate.ts";
import { furtherMemberPages, memberPages } from "@livery/product/memberPages.ts";
import type { PaneRow } from "@livery/product/paneRow.ts";
import { routes } from "@livery/product/routes.ts";
import { services } from "@livery/product/services.ts";
import { compareText } from "../compareText.ts";
import { PackError } from "../packError.ts";
import { reach, sectionName, type ChunkGraph } from "./chunkGraph.ts";
import type { BundleFacts, EntryFacts, Owner, OwnerFacts, SectionFacts } from "./runtimeManifest.ts";

/**
 * Finds the files that each feature needs in a finished bundle. Throws a `PackError` if a chunk shared by two owners
 * contains a module that one of them does not reach: with only that one enabled, the module would be in the pack of a
 * brand whose feature is off (architecture §1).
 */
export function bundleFacts(graph: ChunkGraph): BundleFacts {
  const entry = closure(graph, graph.entry, graph.chunks[graph.entry]?.facade);
  const sections = findSections(graph, entry);
  const owned = ownerIds.map((owner) => [owner, ownerReach(graph, owner, sections)] as const);
  refuseMixedChunks(graph, new Map(owned.map(([owner, { chunks, modules }]) => [owner, { chunks, modules }])));
  return {
    entry,
    sections,
    features: Object.fromEntries(
      owned
        .filter(([, { chunks }]) => chunks.size > 0)
        .map(([owner, reached]) => [owner, ownerFacts(graph, owner, reached, sections)]),
    ),
    chunks: Object.fromEntries(
      Object.values(graph.chunks)
        .map(({ file, modules }) => [file, ownModules(modules)] as const)
        .toSorted(([a], [b]) => compareText(a, b)),
    ),
    reads: Object.fromEntries(
      Object.values(graph.chunks)
        .flatMap(({ file, reads }) => (reads === undefined ? [] : [[file, reads] as const]))
        .toSorted(([a], [b]) => compareText(a, b)),
    ),
  };
}

/** The core, and everything that a brand can have or not. */
export const ownerIds: readonly Owner[] = ["core", ...[...features, ...services].map(({ id }) => id)];

interface Reached {
  readonly chunks: ReadonlySet<string>;
  readonly modules: ReadonlySet<string>;
}

function findSections(graph: ChunkGraph, entry: EntryFacts): Record<string, SectionFacts> {
  const fetchedBefore = new Set(entry.js);
  const sections: [string, SectionFacts][] = [];
  for (const { file, modules } of Object.values(graph.chunks)) {
    for (const module of modules) {
      const name = sectionName(module);
      if (name === undefined) continue;
      if (sections.some(([other]) => other === name))
        throw new PackError(`Two sections are called ${name}, the second is ${module}. Give one another file name.`);
      const whole = closure(graph, file, module);
      sections.push([
        name,
        {
          file,
          owners: sectionOwners(name, module),
          js: whole.js.filter((each) => !fetchedBefore.has(each)),
          css: whole.css.filter((each) => !cssOf(graph, fetchedBefore).has(each)),
          later: whole.later.filter((each) => !fetchedBefore.has(each) && !entry.later.includes(each)),
          modules: ownModules(modules),
        },
      ]);
    }
  }
  return Object.fromEntries(sections.toSorted(([a], [b]) => compareText(a, b)));
}

const paneRows: readonly PaneRow[] = [...memberPages, ...furtherMemberPages, ...agentPages];

/** The sections that only a centre opens: both centres and their pages. */
export const centreSections: ReadonlySet<string> = new Set<string>([
  ...(["memberCentre", "agentCentre"] satisfies readonly DialogSectionId[]),
  ...paneRows.map(({ id }) => id),
]);

const rows: readonly (FeatureGate & { readonly id?: string; readonly section?: string })[] = [
  ...routes,
  ...dialogs,
  ...paneRows.map((row) => ({ ...row, section: row.id })),
];

/**
 * The features of the pages, dialogs and panes that a section draws; one that no row names belongs to the feature or service
 * of its folder.
 */
export function sectionOwners(name: string, module: string): Owner[] {
  const named = rows
    .filter(({ section }) => section === name)
    .map(({ feature }) => ownerIds.find((id) => id === feature));
  if (named.length > 0) return [...new Set(named.map((feature) => feature ?? "core"))];
  const folder = /\/(?:features|services)\/([^/]+)\//.exec(module)?.[1];
  return [ownerIds.find((id) => id === folder) ?? "core"];
}

/**
 * The modules that an owner reaches. Lazy screens belong to their own owners, wherever the table that names them is.
 * Every other dynamic import belongs to the owners that reach it.
 */
function ownerReach(graph: ChunkGraph, owner: Owner, sections: Record<string, SectionFacts>): Reached {
  const screens = Object.values(graph.chunks).flatMap(({ modules }) =>
    modules.filter((module) => {
      const name = sectionName(module);
      return name !== undefined && sections[name]?.owners.includes(owner);
    }),
  );
  const start = graph.chunks[graph.entry]?.facade;
  const modules = reachedModules(
    graph.modules,
    owner === "core" && start !== undefined ? [start, ...screens] : screens,
  );
  return { chunks: chunksOf(graph, modules), modules };
}

/** The modules that some modules load, at once and later, up to lazy screens. */
export function reachedModules(modules: ChunkGraph["modules"], from: readonly string[]): Set<string> {
  return reach(from, (id) => {
    const module = modules[id];
    return [
      ...(module?.imports ?? []),
      ...(module?.dynamicImports ?? []).filter((to) => sectionName(to) === undefined),
    ];
  });
}

function refuseMixedChunks(graph: ChunkGraph, owners: ReadonlyMap<Owner, Reached>): void {
  for (const chunk of Object.values(graph.chunks)) {
    const sharers = [...owners].filter(([, { chunks }]) => chunks.has(chunk.file));
    // What the core reaches is in every pack anyway: in those chunks, only the core must reach everything.
    const judges = sharers.some(([id]) => id === "core") ? sharers.filter(([id]) => id === "core") : sharers;
    if (sharers.length < 2) continue;
    for (const module of ownModules(chunk.modules)) {
      const stranger = judges.find(([, { modules }]) => !modules.has(module));
      if (stranger === undefined) continue;
      throw new PackError(
        `The chunk ${chunk.file} is shared by ${sharers.map(([id]) => id).join(", ")}, but ${stranger[0]} does not ` +
          `reach ${module}: a brand with only ${stranger[0]} would ship it. Take the module out of the group in ` +
          `packages/pack/src/runtime/runtimeViteConfig.ts that moved it there.`,
      );
    }
  }
}

function ownerFacts(
  graph: ChunkGraph,
  owner: Owner,
  { chunks, modules }: Reached,
  sections: Record<string, SectionFacts>,
): OwnerFacts {
  const own = Object.entries(sections).filter(([, { owners }]) => owners.includes(owner));
  return {
    sections: own.map(([name]) => name),
    files: [...chunks, ...cssOf(graph, chunks)].toSorted(compareText),
    modules: ownModules(modules),
  };
}

/** A chunk that a module was loaded for, with what it loads at once and later. */
function closure(graph: ChunkGraph, file: string, module: string | undefined): EntryFacts {
  const chunks = reach([file], (id) => graph.chunks[id]?.imports ?? []);
  const all = chunksOf(graph, reachedModules(graph.modules, module === undefined ? [] : [module]));
  const [first, ...rest] = chunks;
  return {
    file,
    js: [first ?? file, ...rest.toSorted(compareText)],
    css: [...cssOf(graph, chunks)].toSorted(compareText),
    later: [...all].filter((id) => !chunks.has(id)).toSorted(compareText),
  };
}

/** The chunks of some modules, with the chunks that those import. */
function chunksOf(graph: ChunkGraph, modules: ReadonlySet<string>): Set<string> {
  const own = Object.values(graph.chunks).filter((chunk) => chunk.modules.some((module) => modules.has(module)));
  return reach(
    own.map(({ file }) => file),
    (file) => graph.chunks[file]?.imports ?? [],
  );
}

function cssOf(graph: ChunkGraph, chunks: ReadonlySet<string>): Set<string> {
  return new Set([...chunks].flatMap((file) => graph.chunks[file]?.css ?? []));
}

/** Modules without the bundler's own helpers, sorted. */
function ownModules(modules: Iterable<string>): string[] {
  return [...modules].filter((id) => !id.startsWith("virtual:")).toSorted(compareText);
}
