import { type Picture, type PictureKind } from "@livery/product/pictures.ts";
import type { ArtTreatment } from "@livery/theme/art/artTheme.ts";
import { derivePalettes } from "@livery/theme/art/derivePalettes.ts";
import { describe, expect, test } from "vitest";
import { drawPicture, type PictureBrand } from "./drawPicture.ts";

const treatments: readonly ArtTreatment[] = ["soft", "engraved", "kit", "pop", "neon", "bojagi"];
const kinds: readonly PictureKind[] = ["game", "banner", "bannerPhone", "promotion", "auth", "vendor", "avatar"];
const modes = ["light", "dark"] as const;

function brandOf(treatment: ArtTreatment, layout: Partial<PictureBrand["site"]["layout"]> = {}): PictureBrand {
  const artOf = (mode: "light" | "dark") => ({
    treatment,
    palettes: derivePalettes({ treatment, brand: "#2350e6", accent: "#ff8a5b", mode }),
  });
  return {
    site: { id: "alpha", layout: { card: "tile", hero: "split", lettering: "none", ...layout } },
    theme: { art: { light: artOf("light"), dark: artOf("dark") } },
  };
}

function draw(brand: PictureBrand, picture: Partial<Picture> = {}, mode: "light" | "dark" = "light"): string {
  const svg = drawPicture(brand, { kind: "game", emblem: "coin", seed: "g-17", ...picture }, mode);
  if (svg === undefined) throw new Error("no picture");
  return svg;
}

const sizeOf = (svg: string): number[] =>
  [...svg.matchAll(/ (?:width|height)="(\d+)"/g)].slice(0, 2).map(([, px]) => Number(px));

describe.each(treatments)("in the treatment %s", (treatment) => {
  test.each(kinds)("a %s is one whole SVG document, and the same bytes each time", (kind) => {
    for (const mode of modes) {
      const brand = brandOf(treatment);
      const svg = draw(brand, { kind }, mode);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+".*<\/svg>$/s);
      expect(svg).not.toMatch(/<(text|filter|script|style|image|foreignObject)\b|href="(?!#)|\bNaN\b|\bundefined\b/);
      expect(draw(brandOf(treatment), { kind }, mode)).toBe(svg);
    }
  });

  test("neighbouring games in a list have different colours", () => {
    const brand = brandOf(treatment);
    const games = Array.from({ length: 12 }, (_, index) => draw(brand, { seed: `game-${index}` }));
    expect(new Set(games).size).toBe(games.length);
    const colorsOf = (svg: string): string => [...new Set(svg.match(/#[0-9a-f]{6}/g))].toSorted().join();
    for (const [index, svg] of games.slice(1).entries()) expect(colorsOf(svg)).not.toBe(colorsOf(games[index] ?? ""));
  });

  test("24 players have 24 faces", () => {
    const faces = Array.from({ length: 24 }, (_, index) =>
      draw(brandOf(treatment), { kind: "avatar", seed: `${index + 1}` }),
    );
    expect(new Set(faces).size).toBe(faces.length);
  });
});

test("an unknown emblem has no picture, and neither has a name from Object.prototype", () => {
  const brand = brandOf("soft");
  for (const kind of kinds.filter((kind) => kind !== "avatar")) {
    for (const emblem of ["nothing", "constructor", "toString"]) {
      expect(drawPicture(brand, { kind, emblem, seed: "1" }, "light")).toBeUndefined();
    }
  }
});

test("a player's face needs no emblem", () => {
  expect(drawPicture(brandOf("soft"), { kind: "avatar", emblem: "face", seed: "3" }, "light")).toContain("<svg");
});

test("a game is drawn in the ratio of the brand's card", () => {
  const sizes = (["tile", "round", "wide", "poster"] as const).map((card) => sizeOf(draw(brandOf("soft", { card }))));
  expect(sizes).toEqual([
    [300, 300],
    [300, 300],
    [300, 300],
    [300, 420],
  ]);
  expect(sizeOf(draw(brandOf("neon", { card: "poster" })))).toEqual([300, 400]);
});

test("a banner has the sizes of the brand's own hero, for a wide screen and for a phone", () => {
  const banner = (kind: PictureKind, hero: "split" | "stage"): number[] =>
    sizeOf(draw(brandOf("soft", { hero }), { kind }));
  expect([banner("banner", "split"), banner("bannerPhone", "split")]).toEqual([
    [860, 420],
    [358, 440],
  ]);
  expect([banner("banner", "stage"), banner("bannerPhone", "stage")]).toEqual([
    [1440, 640],
    [390, 500],
  ]);
});

test("an offer is twice as wide as high, the login picture is upright, marks and faces are square", () => {
  const ratio = (kind: PictureKind): number => {
    const [width = 0, height = 1] = sizeOf(draw(brandOf("soft"), { kind }));
    return width / height;
  };
  expect([ratio("promotion"), ratio("auth"), ratio("vendor"), ratio("avatar")]).toEqual([2, 0.8, 1, 1]);
});

test("a game looks different in dark mode and on another brand's site", () => {
  const brand = brandOf("soft");
  expect(draw(brand, {}, "dark")).not.toBe(draw(brand, {}, "light"));
  const other = { ...brand, site: { ...brand.site, id: "beta" } };
  expect(draw(other)).not.toBe(draw(brand));
});
