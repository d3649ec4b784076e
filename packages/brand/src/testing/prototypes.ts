/** The keys of the built-in prototypes. A config that adds one would affect every object in the program. */
export function prototypeKeys(): string {
  const prototypes = [Object.prototype, Array.prototype, String.prototype, Number.prototype, Function.prototype];
  return JSON.stringify(prototypes.map((prototype) => Reflect.ownKeys(prototype).map(String)));
}
