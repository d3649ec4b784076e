/** An empty browser storage. With `refuses` it throws on every access, as in some private windows. */
export function fakeStorage(refuses = false): Storage {
  const items = new Map<string, string>();
  const guard = <Result>(action: () => Result): Result => {
    if (refuses) throw new DOMException("The operation is insecure.", "SecurityError");
    return action();
  };
  return {
    get length() {
      return guard(() => items.size);
    },
    clear: () => guard(() => items.clear()),
    getItem: (key) => guard(() => items.get(key) ?? null),
    key: (index) => guard(() => [...items.keys()][index] ?? null),
    removeItem: (key) => guard(() => void items.delete(key)),
    setItem: (key, value) => guard(() => void items.set(key, value)),
  };
}

/** All entries of a storage. */
export function storedIn(storage: Storage): Record<string, string> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  return Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? ""]));
}
