/** A chunk as written by the bundler. */
export interface GraphChunk {
  readonly file: string;
  readonly css: readonly string[];
  /** Other chunks that it imports statically. */
  readonly imports: readonly string[];
  readonly modules: readonly string[];
  /** The parts of a brand that the chunk's code and styles use. */
  readonly reads?: ChunkReads;
  /** The module that the chunk was made for, if it is an entry or imported dynamically. */
  readonly facade?: string;
}

/** The parts of a brand that a chunk's code and styles use: a change of these is visible there. */
export interface ChunkReads {
  /** Keys of SiteConfig, with one more level if known: `play`, `layout.hero`. */
  readonly site: readonly string[];
  /** CSS custom properties of the theme, without their leading hyphens. */
  readonly properties: readonly string[];
}

/** A module's imports. Ids are paths from the repository's root; the bundler's own helpers start with `virtual:`. */
export interface GraphModule {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

export interface ChunkGraph {
  /** File of the entry chunk. */
  readonly entry: string;
  readonly chunks: Readonly<Record<string, GraphChunk>>;
  readonly modules: Readonly<Record<string, GraphModule>>;
}

/** Name of a lazy screen or of a service's code by its module, or `undefined` for any other module. */
export function sectionName(module: string): string | undefined {
  return /([^/]+)\.section\.tsx?$/.exec(module)?.[1];
}

/** Everything that can be reached from `start` along `next`, `start` included. */
export function reach(start: Iterable<string>, next: (node: string) => Iterable<string>): Set<string> {
  const seen = new Set<string>(start);
  for (const node of seen) for (const neighbour of next(node)) seen.add(neighbour);
  return seen;
}
