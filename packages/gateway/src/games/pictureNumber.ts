import { hash } from "../seed/random.ts";

/** How many providers are told apart, and the step between the numbers of two: no number of palettes divides it. */
const PROVIDERS = 990;
const STEP = 1009;

/**
 * The number that decides the colour and the background of a game's picture, from the game's id. Games of one provider
 * whose ids follow each other have consecutive numbers, which differ in colour.
 */
export function pictureNumber(id: string): number {
  const [, stem = "", digits = ""] = /^(.*?)(\d*)$/u.exec(id) ?? [];
  return (hash(stem) % PROVIDERS) * STEP + (Number(digits) % STEP);
}

/** How many palettes a brand may have: a multiple of that between two numbers gives the same colour. */
const PALETTES = [4, 5, 6];

/** Whether the pictures of two games differ in colour on every brand's site. */
export function differInColour(one: string, other: string): boolean {
  const step = Math.abs(pictureNumber(one) - pictureNumber(other));
  return PALETTES.every((count) => step % count !== 0);
}
