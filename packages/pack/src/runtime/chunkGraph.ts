/** A chunk as the bundler wrote it. */
export interface GraphChunk {
  readonly file: string;
  readonly css: readonly string[];
  /** Other chunks that it imports statically. */
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly modules: readonly string[];
  /** What the code of the chunk and its styles use of a brand. */
  readonly reads?: ChunkReads;
  /** The module that the chunk was made for, where it is an entry or imported dynamically. */
  readonly facade?: string;
}

/** What of a brand a chunk's code and styles use: where it shows when that changes. */
export interface ChunkReads {
  /** Keys of SiteConfig, with one more step where it is known: `play`, `layout.hero`. */
  readonly site: readonly string[];
  /** CSS custom properties of the theme, without their hyphens in front. */
  readonly properties: readonly string[];
}

/** A module's imports. Ids are paths from the repository's root; the bundler's own helpers begin with `virtual:`. */
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

/** Name of a lazy screen by its module, or `undefined` for any other module. */
export function sectionName(module: string): string | undefined {
  return /([^/]+)\.section\.tsx$/.exec(module)?.[1];
}

/** Everything that can be reached from `start` along `next`, `start` included. */
export function reach(start: Iterable<string>, next: (node: string) => Iterable<string>): Set<string> {
  const seen = new Set<string>(start);
  for (const node of seen) for (const neighbour of next(node)) seen.add(neighbour);
  return seen;
}
