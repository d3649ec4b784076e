/** The path to a value inside a JSON document. */
export type JsonPath = readonly (string | number)[];

/** The JSON pointer (RFC 6901) of a path. */
export function toPointer(path: JsonPath): string {
  return path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The path of a JSON pointer; list indexes stay strings. */
export function fromPointer(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
