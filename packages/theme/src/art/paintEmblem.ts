import type { ArtPalette } from "./artTheme.ts";
import type { Emblem, PaintRole } from "./emblems/emblem.ts";
import { round } from "./round.ts";
import type { PlacedEmblem, Scene } from "./scene.ts";

/** The colour (or `url(#…)`) of every role. */
export type Ink = Readonly<Record<PaintRole, string>>;

/** The plain colours of a palette; a treatment overrides some of them. */
export function inkOf({ body, shade, accent, light, dark }: ArtPalette): Ink {
  return { a: body, b: shade, c: accent, l: light, d: dark, k: light, kb: shade, kc: accent, kd: dark };
}

/** Paint of a role as SVG attributes. */
type Paint = (role: PaintRole) => string;

/** Whether a role is drawn as a line without a fill. */
export function isLine(role: PaintRole): boolean {
  return role.startsWith("k");
}

/** Attributes of a line; all lines have round ends and corners (`inPlace`). */
export function lineOf(color: string, width: number): string {
  return `fill="none" stroke="${color}" stroke-width="${width}"`;
}

/** The paths of an emblem from back to front; neighbours with the same paint share one group. */
export function paintEmblem(emblem: Emblem, paint: Paint): string {
  let drawn = "";
  let at = 0;
  while (at < emblem.length) {
    const role = emblem[at]?.role ?? "a";
    let paths = "";
    let count = 0;
    for (; emblem[at]?.role === role; at += 1, count += 1) paths += `<path d="${emblem[at]?.path}"/>`;
    const attributes = paint(role);
    if (attributes === "") drawn += paths;
    else drawn += count > 1 ? `<g ${attributes}>${paths}</g>` : paths.replace("/>", ` ${attributes}/>`);
  }
  return drawn;
}

/** Options of a placed group: attributes for all its parts, and an offset relative to its size. */
interface GroupOptions {
  readonly attributes?: string;
  readonly shift?: readonly [x: number, y: number];
}

/** Moves content drawn in the box of 100 × 100 to its position. */
export function inPlace(
  { x, y, size, turn, isMirrored = false }: PlacedEmblem,
  content: string,
  { attributes, shift = [0, 0] }: GroupOptions = {},
): string {
  const left = round(x + shift[0] * size - size / 2);
  const top = round(y + shift[1] * size - size / 2);
  const turned = turn === 0 ? "" : ` rotate(${round(turn)} ${round(size / 2)} ${round(size / 2)})`;
  const scale = round(size / 100, 2);
  const scaled = isMirrored ? ` translate(${round(size)}) scale(-${scale} ${scale})` : ` scale(${scale})`;
  const transform = `translate(${left} ${top})${turned}${scaled}`;
  const shared = attributes === undefined ? "" : ` ${attributes}`;
  return `<g transform="${transform}" stroke-linecap="round" stroke-linejoin="round"${shared}>${content}</g>`;
}

/** A rectangle over the whole picture. */
export function cover({ width, height }: Scene, fill: string): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}
