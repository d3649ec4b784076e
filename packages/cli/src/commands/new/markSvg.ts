import { createHash } from "node:crypto";

/** Edge of a cell; the mark is two by two of them. */
const CELL = 20;

/** The shapes of a cell, drawn in the box from 0 to 20 and rotated by quarter turns. */
const pieces = [
  // Quarter disc.
  "M0 0H20A20 20 0 0 1 0 20Z",
  // Leaf: two quarter arcs.
  "M0 0H8A12 12 0 0 1 20 12V20H12A12 12 0 0 1 0 8Z",
  // Triangle.
  "M0 0L20 20H0Z",
  // Disc.
  "M10 1A9 9 0 1 1 9.99 1Z",
];

/**
 * A first logo for a brand without one: a geometric mark in the brand colour whose four pieces are derived from the id.
 * The same id and colour always give the same mark.
 */
export function markSvg(id: string, color: string): string {
  const draws = createHash("sha256").update(id).digest();
  const ink = isLight(color) ? "#16181d" : "#ffffff";
  const cells = [0, 1, 2, 3].map((cell) => {
    const piece = pieces[(draws[cell] ?? 0) % pieces.length] ?? "";
    const turn = ((draws[cell + 4] ?? 0) % 4) * 90;
    const x = 12 + (cell % 2) * CELL;
    const y = 12 + Math.floor(cell / 2) * CELL;
    return `  <path fill="${ink}" transform="translate(${x} ${y}) rotate(${turn} 10 10)" d="${piece}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
  <rect width="64" height="64" rx="15" fill="${color}"/>
${cells.join("\n")}
</svg>
`;
}

/** Whether dark text is more readable than white on a colour written as #rrggbb (relative luminance of WCAG 2). */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
}
