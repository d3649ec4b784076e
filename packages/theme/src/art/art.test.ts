import { describe, expect, test } from "vitest";
import type { ArtTheme, ArtTreatment } from "./artTheme.ts";
import { bannerArt } from "./bannerArt.ts";
import { derivePalettes } from "./derivePalettes.ts";
import { type EmblemId, emblems } from "./emblems.ts";
import { gameArt } from "./gameArt.ts";
import { heroArt } from "./heroArt.ts";
import { treatments } from "./treatments.ts";

const treatmentIds = Object.keys(treatments) as ArtTreatment[];
const emblemIds = Object.keys(emblems) as EmblemId[];
const heroes = ["split", "carousel", "mosaic", "board", "stage"] as const;
const uses = ["desktop", "phone"] as const;
/** The drawings with the most paths: pictures made of these are the largest. */
const richest = emblemIds.toSorted((one, other) => pathLength(other) - pathLength(one)).slice(0, 5);
const mostBytes = 16 * 1024;

function pathLength(emblem: EmblemId): number {
  return emblems[emblem].reduce((sum, { path }) => sum + path.length, 0);
}

function themeOf(treatment: ArtTreatment): ArtTheme {
  return {
    treatment,
    palettes: derivePalettes({ treatment, brand: "#2350e6", accent: "#ff8a5b", mode: "light" }),
  };
}

/**
 * Parses an SVG tag by tag: it must be well-formed, with no text between tags, no duplicate ids and no broken
 * references.
 */
function expectSound(svg: string): void {
  const open: string[] = [];
  const closed: (string | undefined)[][] = [];
  const ids: string[] = [];
  const tags = /<(\/?)([A-Za-z]+)((?: [A-Za-z][\w:-]*="[^"<&]*")*)(\/?)>/g;
  let end = 0;
  for (const tag of svg.matchAll(tags)) {
    expect(tag.index, `nothing between tags near ${svg.slice(end, end + 60)}`).toBe(end);
    end = tag.index + tag[0].length;
    const [, closing, name = "", attributes = "", selfClosing] = tag;
    if (closing) closed.push([open.pop(), name]);
    else if (!selfClosing) open.push(name);
    ids.push(...(attributes.match(/(?<= id=")[^"]+/g) ?? []));
  }
  expect(end).toBe(svg.length);
  expect(closed.filter(([opened, name]) => opened !== name)).toEqual([]);
  expect(open).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  const references = svg.match(/(?<=url\(#|href="#)[^")]+/g) ?? [];
  for (const reference of references) expect(ids).toContain(reference);
  expect(svg).not.toMatch(
    /\b(NaN|undefined|null|Infinity)\b|<(text|filter|script|style|image|foreignObject)\b|href="(?!#)/,
  );
  expect(svg).not.toMatch(/\d\.\d{3}/);
  expect(svg.length).toBeLessThanOrEqual(mostBytes);
}

describe.each(treatmentIds)("treatment %s", (treatment) => {
  const art = themeOf(treatment);

  test.each(emblemIds)("draws %s on a card", (emblem) => {
    const plain = gameArt({ seed: "malgeum/17", emblem, art, ratio: [1, 1] });
    expectSound(plain);
    expectSound(gameArt({ seed: "malgeum/18", emblem, art, ratio: [5, 7], lettering: true }));
    expect(gameArt({ seed: "malgeum/17", emblem, art, ratio: [1, 1] })).toBe(plain);
  });

  test("draws another picture for another seed, brand or emblem", () => {
    const draw = (seed: string, emblem: EmblemId): string => gameArt({ seed, emblem, art, ratio: [1, 1] });
    const pictures = Array.from({ length: 12 }, (_, index) => draw(`malgeum/${index}`, "coin"));
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(draw("harrow/0", "coin")).not.toBe(draw("malgeum/0", "coin"));
  });

  test("shares no id between two pictures of one page", () => {
    const idsOf = (svg: string): string[] => svg.match(/(?<= id=")[^"]+/g) ?? [];
    const square = gameArt({ seed: "malgeum/1", emblem: "coin", art, ratio: [1, 1] });
    const tall = gameArt({ seed: "malgeum/1", emblem: "coin", art, ratio: [3, 4] });
    expect(idsOf(square).filter((id) => idsOf(tall).includes(id))).toEqual([]);
  });

  test.each(heroes.flatMap((hero) => uses.map((use) => [hero, use] as const)))(
    "draws the hero %s for %s",
    (hero, use) => {
      const draw = (seed: string): string => heroArt({ seed, emblems: richest, art, hero, use });
      for (const seed of ["malgeum", "harrow", "statline", "jellypop"]) expectSound(draw(seed));
      expect(draw("malgeum")).toBe(draw("malgeum"));
      expect(draw("malgeum")).not.toBe(draw("harrow"));
    },
  );
});

test("a frame is drawn on an engraved card unless it is turned off", () => {
  const options = { seed: "a", emblem: "coin", art: themeOf("engraved"), ratio: [1, 1] } as const;
  expect(gameArt(options).length).toBeGreaterThan(gameArt({ ...options, frame: false }).length);
});

test("banner indexes wrap around the palettes", () => {
  const composition = { focus: [0.7, 0.5], scale: 1, keep: 0.5, max: 3 } as const;
  const art = themeOf("soft");
  const groundOf = (palette: number): string | undefined =>
    bannerArt({ seed: "a", emblems: ["coin"], art, palette, size: [600, 300], composition }).match(/#[0-9a-f]{6}/)?.[0];
  expect(groundOf(art.palettes.length)).toBe(groundOf(0));
  expect(groundOf(1)).not.toBe(groundOf(0));
});
