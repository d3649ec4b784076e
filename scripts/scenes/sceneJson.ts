/** The widest line that is not broken. */
const WIDTH = 160;

/** JSON with what is short on one line, so that a changed entry is a changed line. */
export function sceneJson(value: unknown, indent = ""): string {
  const short = JSON.stringify(value);
  if (typeof value !== "object" || value === null || short.length + indent.length <= WIDTH) return short;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => inner + sceneJson(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${sceneJson(item, inner)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${parts.join(",\n")}\n${indent}${close}`;
}
