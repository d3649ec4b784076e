export type StorageArea = "local" | "session";

/** What stands under a key, or `undefined`: also where the browser refuses storage, as in some private windows. */
export function readStored(area: StorageArea, key: string): string | undefined {
  try {
    return areaOf(area).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value if the browser lets it; a page works without. */
export function store(area: StorageArea, key: string, value: string): void {
  try {
    areaOf(area).setItem(key, value);
  } catch {
    // Full or refused: the choice then lasts as long as the page.
  }
}

function areaOf(area: StorageArea): Storage {
  return area === "local" ? globalThis.localStorage : globalThis.sessionStorage;
}
