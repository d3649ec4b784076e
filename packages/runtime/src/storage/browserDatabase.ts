/** How long a database may take to open, in ms: in some private windows the browser never answers. */
const PATIENCE = 3000;

/**
 * A database with one store. Rejects if the browser refuses it, as it may any of its memories (`browserMemory.ts`); only this
 * file opens one (lint). Few visitors need it, so it is not in the first load.
 */
export async function openDatabase(name: string, store: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    const timer = setTimeout(() => reject(new Error("The browser's database did not open in time.")), PATIENCE);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(store);
    opening.onsuccess = () => {
      clearTimeout(timer);
      resolve(opening.result);
    };
    opening.onerror = () => {
      clearTimeout(timer);
      reject(opening.error ?? new Error("The browser's database failed."));
    };
  });
}
