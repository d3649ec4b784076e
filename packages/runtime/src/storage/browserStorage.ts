import { inStorage, type StorageArea } from "./browserMemory.ts";

/** What the browser did not take; it lasts as long as the page. */
const refused: Readonly<Record<StorageArea, Map<string, string>>> = { local: new Map(), session: new Map() };

/** The value of a key, or `undefined`. */
export function readStored(area: StorageArea, key: string): string | undefined {
  return refused[area].get(key) ?? inStorage(area, (storage) => storage.getItem(key)) ?? undefined;
}

/** Keeps a value. Where the browser refuses storage, as in some private windows, it lasts as long as the page (ST-026). */
export function store(area: StorageArea, key: string, value: string): void {
  refused[area].delete(key);
  const isKept = inStorage(area, (storage) => {
    storage.setItem(key, value);
    return true;
  });
  if (!isKept) refused[area].set(key, value);
}

/** Whether the browser took the last value of a key, so that it outlives the page. */
export function isKept(area: StorageArea, key: string): boolean {
  return !refused[area].has(key);
}

/** Forgets everything in an area. */
export function clearStored(area: StorageArea): void {
  refused[area].clear();
  inStorage(area, (storage) => storage.clear());
}
