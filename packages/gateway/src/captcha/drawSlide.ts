import { randomInt } from "node:crypto";
import { PIECE_SIZE, SLIDE_HEIGHT, SLIDE_WIDTH } from "./slideSizes.ts";

const GROUNDS = [
  ["#9cc4d8", "#e9d7b4"],
  ["#b7c9a8", "#6f93a8"],
  ["#d9b4a6", "#7f8fb0"],
  ["#c8b8d8", "#8fb0a4"],
] as const;
const INKS = ["#2f4858", "#4a6b57", "#7a5a4c", "#54507a", "#a7583f", "#3d6d7c"];
const SHAPES = 26;

/** A square with a knob at its right side and a notch at its top: what fits nowhere else. */
const PIECE =
  "M6 10h12a6 6 0 1 0 12 0h6a2 2 0 0 1 2 2v9a6 6 0 1 1 0 12v7a2 2 0 0 1-2 2h-30a2 2 0 0 1-2-2v-28a2 2 0 0 1 2-2z";

const between = (low: number, high: number) => low + (randomInt(0, 10_001) / 10_000) * (high - low);
const pick = <Item>(items: readonly Item[]) => items[randomInt(0, items.length)]!;

/** Hills, discs and strokes all over: an empty place would give the gap away. */
function drawShape(): string {
  const [x, y] = [between(-20, SLIDE_WIDTH + 20), between(-10, SLIDE_HEIGHT + 10)];
  const [width, height] = [between(14, 90), between(10, 60)];
  const paint = `fill="${pick(INKS)}" fill-opacity="${between(0.18, 0.6).toFixed(2)}"`;
  const turn = `transform="rotate(${between(0, 180).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})"`;
  const kind = randomInt(0, 3);
  if (kind === 0) return `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${height / 2}" ${paint} ${turn}/>`;
  if (kind === 1) return `<rect x="${x}" y="${y}" width="${width}" height="${height / 2}" rx="6" ${paint} ${turn}/>`;
  return `<path d="M${x} ${y}q${width / 2} ${-height} ${width} 0z" ${paint} ${turn}/>`;
}

function drawScene(): string {
  const [top, bottom] = pick(GROUNDS);
  const sky = `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
  const ground = `<rect width="${SLIDE_WIDTH}" height="${SLIDE_HEIGHT}" fill="url(#s)"/>`;
  return `<defs>${sky}</defs>${ground}${Array.from({ length: SHAPES }, drawShape).join("")}`;
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** A picture with a gap at `place` and `top`, and the piece that fits there, as PNGs of twice their size. */
export async function drawSlide({
  place,
  top,
}: {
  readonly place: number;
  readonly top: number;
}): Promise<{ readonly image: Buffer; readonly piece: Buffer }> {
  const scene = drawScene();
  const gap = `<path d="${PIECE}" transform="translate(${place} ${top})" fill="#10151c" fill-opacity=".62" stroke="#fff" stroke-opacity=".75"/>`;
  const cut = `<clipPath id="c"><path d="${PIECE}"/></clipPath><g clip-path="url(#c)"><g transform="translate(${-place} ${-top})">${scene}</g></g>`;
  const rim = `<path d="${PIECE}" fill="none" stroke="#fff" stroke-width="1.5"/>`;
  // Loaded with the first picture: a start does not wait for it.
  const { default: sharp } = await import("sharp");
  const draw = (picture: string) => sharp(Buffer.from(picture), { density: 144 }).png({ palette: true }).toBuffer();
  const [image, piece] = await Promise.all([
    draw(svg(SLIDE_WIDTH, SLIDE_HEIGHT, scene + gap)),
    draw(svg(PIECE_SIZE, PIECE_SIZE, cut + rim)),
  ]);
  return { image, piece };
}
