import { expect, test } from "vitest";
import { svgDataUri } from "./dataUri.ts";
import { motifTiles } from "./motif.ts";

const colors = { line: "#112233", accent: "#445566", foot: "#778899", rim: "#aabbcc", playful: ["#dd0000", "#00ee00"] };

test.each(["deco", "ticks", "confetti", "grid", "giwa"] as const)(
  "%s has a background tile and an edge tile that repeat",
  (motif) => {
    const tiles = motifTiles(motif, colors);
    for (const tile of [tiles?.ground, tiles?.edge]) {
      expect(tile?.svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+">.+<\/svg>$/);
      expect(tile?.svg).toContain(`width="${tile?.width}" height="${tile?.height}"`);
      expect(tile?.svg).not.toMatch(/NaN|undefined/);
    }
  },
);

test("the motif none has no tiles", () => {
  expect(motifTiles("none", colors)).toBeUndefined();
});

test("an SVG becomes a URI that works in quotes and decodes unchanged", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path fill="#fff" d="M0 0{}%"/></svg>`;
  const address = svgDataUri(svg);
  expect(address).not.toMatch(/["<>#{}]/);
  expect(decodeURIComponent(address.slice("data:image/svg+xml,".length))).toBe(svg.replaceAll('"', "'"));
});
