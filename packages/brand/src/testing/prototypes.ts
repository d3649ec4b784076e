/** The keys of the objects that all others take after. A config that added one would change every program part. */
export function prototypeKeys(): string {
  const prototypes = [Object.prototype, Array.prototype, String.prototype, Number.prototype, Function.prototype];
  return JSON.stringify(prototypes.map((prototype) => Reflect.ownKeys(prototype).map(String)));
}
