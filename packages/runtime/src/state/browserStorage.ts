export type StorageArea = "local" | "session";

/** What the browser did not take; it lasts as long as the page. */
const refused: Readonly<Record<StorageArea, Map<string, string>>> = { local: new Map(), session: new Map() };

/** The value of a key, or `undefined`. */
export function readStored(area: StorageArea, key: string): string | undefined {
  return refused[area].get(key) ?? ask(() => areaOf(area).getItem(key) ?? undefined);
}

/** Keeps a value. Where the browser refuses storage, as in some private windows, it lasts as long as the page (ST-026). */
export function store(area: StorageArea, key: string, value: string): void {
  refused[area].delete(key);
  const kept = ask(() => {
    areaOf(area).setItem(key, value);
    return true;
  });
  if (!kept) refused[area].set(key, value);
}

/** Forgets everything in an area. */
export function clearStored(area: StorageArea): void {
  refused[area].clear();
  ask(() => areaOf(area).clear());
}

function ask<Response>(question: () => Response): Response | undefined {
  try {
    return question();
  } catch {
    return undefined;
  }
}

function areaOf(area: StorageArea): Storage {
  return area === "local" ? globalThis.localStorage : globalThis.sessionStorage;
}
