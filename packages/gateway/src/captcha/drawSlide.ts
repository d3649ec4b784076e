import { randomInt } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type Chance, ENGRAVED_HEIGHT, ENGRAVED_WIDTH, type Figure, TONES, engrave } from "./engrave.ts";
import { type Colour, indexedPng } from "./indexedPng.ts";
import { isConspicuous } from "./isConspicuous.ts";
import { outlineOf, silhouettes } from "./silhouettes.ts";
import { PIECE_SIZE, SLIDE_HEIGHT, SLIDE_WIDTH } from "./slideSizes.ts";

/** From shadow to light. */
const INKS: readonly (readonly [dark: Colour, light: Colour])[] = [
  [
    [18, 44, 66],
    [196, 226, 226],
  ],
  [
    [52, 30, 74],
    [236, 208, 214],
  ],
  [
    [16, 58, 50],
    [226, 226, 190],
  ],
  [
    [66, 38, 26],
    [242, 220, 184],
  ],
];

/** At most this many other figures, in this many attempts; the first half of the attempts tries places level with the figure. */
const OTHERS = 6;
const ATTEMPTS = 80;
/** How far apart figures are, from centre to centre, across or down. */
const APART = PIECE_SIZE * 1.06;
/** About one drawing in five is good; this many bad ones in a row happen once in 50,000 pictures. */
const DRAWINGS = 50;

const secure: Chance = () => randomInt(0, 2 ** 32) / 2 ** 32;

const between = (chance: Chance, low: number, high: number) => low + Math.floor(chance() * (high - low + 1));
const pick = <Item>(chance: Chance, items: readonly Item[]) => items[between(chance, 0, items.length - 1)]!;

/** Figures of other shapes: finding a figure does not mean finding the one that the piece fits. */
function placeOthers(chance: Chance, figure: Figure): Figure[] {
  const placed = [figure];
  const otherShapes = silhouettes.filter((silhouette) => silhouette !== figure.silhouette);
  const lowest = SLIDE_HEIGHT - PIECE_SIZE;
  for (let attempt = 0; attempt < ATTEMPTS && placed.length <= OTHERS; attempt += 1) {
    const isBeside = attempt < ATTEMPTS / 2;
    const beside = Math.min(lowest, Math.max(0, figure.top + between(chance, -6, 6)));
    const top = isBeside ? beside : between(chance, 0, lowest);
    const left = between(chance, 0, SLIDE_WIDTH - PIECE_SIZE);
    if (placed.some((one) => Math.max(Math.abs(one.left - left), Math.abs(one.top - top)) < APART)) continue;
    placed.push({ silhouette: pick(chance, otherShapes), left, top });
  }
  return placed.slice(1);
}

/** Redraws the picture until no scan of brightness or edges ends at the figure. */
async function engraveHidden(chance: Chance, figure: Figure): Promise<Uint8Array> {
  for (let drawing = 1; ; drawing += 1) {
    const tones = engrave(chance, [figure, ...placeOthers(chance, figure)]);
    if (drawing === DRAWINGS || !isConspicuous(tones, figure)) return tones;
    // Lets other requests run between drawings.
    await setImmediate();
  }
}

function mix(dark: Colour, light: Colour, part: number): Colour {
  const channel = (index: 0 | 1 | 2) => Math.round(dark[index] + part * (light[index] - dark[index]));
  return [channel(0), channel(1), channel(2)];
}

async function drawPiece(silhouette: string): Promise<Buffer> {
  const points = outlineOf(silhouette).join(" ");
  const shape = (paint: string) => `<polygon points="${points}" stroke-linejoin="round" ${paint}/>`;
  // The rim is inside the outline, so the piece covers its figure exactly.
  const dark = shape('fill="#fff" fill-opacity=".5" stroke="#10151c" stroke-width="7"');
  const light = shape('fill="none" stroke="#fff" stroke-width="4.5"');
  const clipped = `<clipPath id="c">${shape("")}</clipPath><g clip-path="url(#c)">${dark}${light}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PIECE_SIZE}" height="${PIECE_SIZE}">${clipped}</svg>`;
  // Loaded with the first piece, so that it does not delay the start.
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg), { density: 144 }).png().toBuffer();
}

/**
 * Returns a picture with a figure at `place` and `top`, and the matching piece, as PNGs at twice their size. The piece
 * shows nothing of the picture: only its shape reveals where it belongs.
 */
export async function drawSlide(
  { place, top }: { readonly place: number; readonly top: number },
  chance: Chance = secure,
): Promise<{ readonly image: Buffer; readonly piece: Buffer }> {
  const figure = { silhouette: pick(chance, silhouettes), left: place, top };
  const [dark, light] = pick(chance, INKS);
  const colours = Array.from({ length: TONES }, (_, tone) => mix(dark, light, tone / (TONES - 1)));
  const pixels = await engraveHidden(chance, figure);
  const [image, piece] = await Promise.all([
    indexedPng({ width: ENGRAVED_WIDTH, height: ENGRAVED_HEIGHT, pixels, colours }),
    drawPiece(figure.silhouette),
  ]);
  return { image, piece };
}
