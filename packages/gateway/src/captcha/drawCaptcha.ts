import { randomInt } from "node:crypto";
import { glyphs } from "./glyphs.ts";

const WIDTH = 200;
const HEIGHT = 72;
const GROUND = "#f1f3f6";
const INKS = ["#1f2a44", "#3b2a55", "#17493f", "#5a2a2a", "#2d3b1c"];

/** From low to high, in hundredths. */
const between = (low: number, high: number) => low + (randomInt(0, 10_001) / 10_000) * (high - low);
const pick = <Item>(items: readonly Item[]) => items[randomInt(0, items.length)]!;

function drawCharacter(character: string, index: number, count: number): string {
  const strokes = glyphs[character] ?? [];
  const size = between(5.2, 6.2);
  const x = 14 + ((WIDTH - 28) / count) * (index + 0.5) + between(-3, 3);
  const y = HEIGHT / 2 + between(-5, 5);
  const place = `translate(${x} ${y}) rotate(${between(-18, 18)}) skewX(${between(-10, 10)}) scale(${size})`;
  const paths = strokes.map((points) => {
    // Each corner is shifted slightly, so no two drawings of a character are the same.
    const moved = points.map(([px, py]) => `${px - 2 + between(-0.18, 0.18)} ${py - 3 + between(-0.18, 0.18)}`);
    return `<path d="M${moved.join("L")}"/>`;
  });
  const pen = `fill="none" stroke="${pick(INKS)}" stroke-width="${between(0.62, 0.82)}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g transform="${place}" ${pen}>${paths.join("")}</g>`;
}

function drawLine(): string {
  const ends = [0, between(8, HEIGHT - 8), WIDTH, between(8, HEIGHT - 8)] as const;
  const bend = `${between(40, 160)} ${between(-10, HEIGHT + 10)}`;
  return `<path d="M${ends[0]} ${ends[1]}Q${bend} ${ends[2]} ${ends[3]}" fill="none" stroke="${pick(INKS)}" stroke-opacity=".5" stroke-width="${between(1, 2)}"/>`;
}

function drawDot(): string {
  return `<circle cx="${between(0, WIDTH)}" cy="${between(0, HEIGHT)}" r="${between(0.6, 1.6)}" fill="${pick(INKS)}" fill-opacity=".4"/>`;
}

export async function drawCaptcha(text: string): Promise<Buffer> {
  const dots = Array.from({ length: 70 }, drawDot);
  const lines = Array.from({ length: 4 }, drawLine);
  const characters = [...text].map((character, index) => drawCharacter(character, index, text.length));
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${[...dots, ...lines, ...characters].join("")}</svg>`;
  // Loaded with the first picture, so that it does not delay the start.
  const { default: sharp } = await import("sharp");
  // Drawn at twice its size for high-density screens.
  return sharp(Buffer.from(svg), { density: 144 }).png({ palette: true, colours: 48 }).toBuffer();
}
