/**
 * An SVG as a data URI (`data:image/svg+xml,…`), short and safe inside `url("…")` and inside an attribute in double
 * quotes: double quotes become single ones, and only characters with a meaning in a URI are escaped.
 */
export function svgDataUri(svg: string): string {
  const escaped = svg
    .replaceAll('"', "'")
    .replaceAll(/[%#<>{}|\\^`]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `data:image/svg+xml,${escaped}`;
}
