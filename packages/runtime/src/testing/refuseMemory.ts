/** What a browser can refuse to a site whose data the visitor blocks. */
export const memories = ["sessionStorage", "localStorage", "BroadcastChannel", "indexedDB", "cookies"] as const;

export type Memory = (typeof memories)[number];

/** Makes looking at each of these throw, as a browser does. Returns how to take it back. */
export function refuseMemory(refused: readonly Memory[]): () => void {
  const undo = refused.map((memory) => {
    const [owner, name] = memory === "cookies" ? [globalThis.document, "cookie"] : [globalThis, memory];
    const former = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, {
      configurable: true,
      get: refuse,
      set: refuse,
    });
    return () => {
      if (former) Object.defineProperty(owner, name, former);
      else Reflect.deleteProperty(owner, name);
    };
  });
  return () => undo.forEach((one) => one());
}

/** What a browser does when a site uses what it refuses. */
export function refuse(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}
