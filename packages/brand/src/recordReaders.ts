import type { Observe } from "./compileContext.ts";
import { toPointer } from "./jsonPointer.ts";
import type { ResolvedBrand } from "./resolve/resolveBrand.ts";

export interface ReaderRecord {
  /** The context to compile with. */
  readonly observe: Observe;
  /** Names of the functions and rules that read the value at a JSON pointer, in the order they ran. */
  readersOf(pointer: string): string[];
}

/** Everything one reader has read. */
interface Reads {
  /** JSON pointers of values; a list counts as one. */
  readonly values: Set<string>;
  /** JSON pointers of objects whose keys were all listed: an absent key would have been read too. */
  readonly whole: Set<string>;
}

/**
 * Records which part of a compile reads which value of one brand. Every reader gets a config that notes each read; so
 * does its result, which may pass on values that nobody has read yet. `id` is the brand's folder.
 */
export function recordReaders(id: string): ReaderRecord {
  const byReader = new Map<string, Reads>();
  return {
    observe(reader, brand, work) {
      if (brand.source.id !== id) return work(brand);
      const reads = byReader.get(reader) ?? { values: new Set(), whole: new Set() };
      byReader.set(reader, reads);
      // A reader's result may contain parts of the config that it only passed on.
      JSON.stringify(work(watched(brand, reads)));
      return work(brand);
    },
    readersOf(pointer) {
      const parent = pointer.slice(0, pointer.lastIndexOf("/"));
      return [...byReader].flatMap(([reader, { values, whole }]) =>
        values.has(pointer) || (whole.has(parent) && !anyReadIn(byReader, pointer)) ? [reader] : [],
      );
    },
  };
}

/** Whether the value was available to read. */
function anyReadIn(byReader: ReadonlyMap<string, Reads>, pointer: string): boolean {
  return [...byReader.values()].some(({ values }) => values.has(pointer));
}

function watched(brand: ResolvedBrand, reads: Reads): ResolvedBrand {
  const note = (path: readonly (string | number)[]): void => void reads.values.add(toPointer(path));
  return {
    ...brand,
    config: spy(brand.config, "", reads),
    writes: (path) => (note(path), brand.writes(path)),
    sets: (path) => (note(path), brand.sets(path)),
  };
}

/** An object that records which of its values are read. The pointer of a list covers all of its entries. */
function spy<Value extends object>(value: Value, pointer: string, { values, whole }: Reads): Value {
  const pointerOf = (target: object, key: string): string =>
    Array.isArray(target) ? pointer : pointer + toPointer([key]);
  return new Proxy(value, {
    get(target, key, receiver) {
      const child: unknown = Reflect.get(target, key, receiver);
      if (typeof key === "symbol" || typeof child === "function") return child;
      const at = pointerOf(target, key);
      if (Array.isArray(target) || typeof child !== "object" || child === null || isEmpty(child)) values.add(at);
      return typeof child === "object" && child !== null ? spy(child, at, { values, whole }) : child;
    },
    has(target, key) {
      if (typeof key === "string") values.add(pointerOf(target, key));
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      if (typeof key === "string" && !Object.hasOwn(target, key)) values.add(pointerOf(target, key));
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys(target) {
      whole.add(pointer);
      return Reflect.ownKeys(target);
    },
  });
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
