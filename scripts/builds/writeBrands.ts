import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const pick = <T>(values: readonly T[], index: number): T | undefined => values[index % values.length];

/** Writes this many brands that differ in colour, layout, features and logo into a folder of brands. */
export function writeBrands(folder: string, count: number): void {
  for (let index = 0; index < count; index += 1) writeBrand(folder, index);
}

/** Writes one of them. Another `turn` gives the same brand another colour. */
export function writeBrand(folder: string, index: number, turn = 0): void {
  const id = brandId(index);
  const color = hexColor(index + 7919 * turn);
  const config = {
    id,
    merchant: `BENCH${index}`,
    name: { ko: `브랜드 ${index}`, en: `Brand ${index}` },
    features: { vip: index % 2 === 0, poker: index % 3 === 0 },
    theme: {
      colors: { brand: color },
      surface: pick(["tonal", "outline", "paper"], index),
      type: { pair: pick(["noto", "playfair-notoserif", "archivo-plex"], index) },
    },
    layout: { header: pick(["bar", "split", "rail"], index), card: pick(["tile", "poster", "wide", "round"], index) },
  };
  mkdirSync(join(folder, id, "assets"), { recursive: true });
  writeFileSync(join(folder, id, "brand.json"), JSON.stringify(config));
  // Black and white, so that it can be seen on every ground, with a dot that no other brand has.
  const logo =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M0 0h16v16H0z" fill="#fff"/>` +
    `<path d="M2 2h12v12H2z"/><circle cx="8" cy="8" r="3" fill="${hexColor(index)}"/></svg>`;
  writeFileSync(join(folder, id, "assets", "logo.svg"), logo);
}

export const brandId = (index: number): string => `bench-${index}`;

const hexColor = (index: number): string => `#${((index * 2_654_435) & 0xffffff).toString(16).padStart(6, "0")}`;
