/** Name of a brand's ornament (theme.motif). */
type Motif = "none" | "deco" | "ticks" | "confetti" | "grid" | "giwa";

/** The colours of a motif, all `#rrggbb`. */
interface MotifColors {
  /** Lines: a readable form of the brand colour, or the brand colour itself if it is a metal. */
  readonly line: string;
  readonly accent: string;
  /** Background of the footer: the edge above the footer has the same colour. */
  readonly foot: string;
  /** Bright rim of the roof tiles of `giwa`. */
  readonly rim: string;
  /** Scraps of `confetti`: one or more colours, of which three are used. */
  readonly playful: readonly string[];
}

/** One repeating tile: `svg` is a whole document of `width` × `height` px. */
interface MotifTile {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/**
 * `ground` repeats in both directions behind a page; `edge` repeats along the bottom of the header and the top of the
 * footer.
 */
interface MotifTiles {
  readonly ground: MotifTile;
  readonly edge: MotifTile;
}

function tile(width: number, height: number, body: string): MotifTile {
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  };
}

/** Concentric arches on a line, as path data. */
function arches(centreX: number, baseY: number, radii: readonly number[]): string {
  return radii.map((r) => `M${centreX - r} ${baseY}A${r} ${r} 0 0 1 ${centreX + r} ${baseY}`).join("");
}

/** Art deco fans: three arches in a row, the next row shifted by half. */
function decoTiles({ line }: MotifColors): MotifTiles {
  const radii = [14, 27, 40];
  const rows = [arches(40, 40, radii), arches(0, 80, radii), arches(80, 80, radii)].join("");
  return {
    ground: tile(80, 80, `<path d="${rows}" fill="none" stroke="${line}" stroke-opacity=".045"/>`),
    edge: tile(28, 14, `<path d="${arches(14, 14, [14, 9, 4])}M14 0V14" fill="none" stroke="${line}"/>`),
  };
}

/** A ruler: one long tick, three short ones. */
function ticksTiles({ line }: MotifColors): MotifTiles {
  return {
    ground: tile(48, 48, `<path d="M.5 0V48M0 .5H48" stroke="${line}" stroke-opacity=".05"/>`),
    edge: tile(40, 6, `<path d="M.5 0V6M10.5 3V6M20.5 3V6M30.5 3V6" stroke="${line}" stroke-opacity=".5"/>`),
  };
}

/** Cut paper on the page, a wavy rim over the footer. */
function confettiTiles({ playful, accent, foot }: MotifColors): MotifTiles {
  const first = playful[0] ?? accent;
  const second = playful[1] ?? first;
  const third = playful[2] ?? second;
  const scraps = [
    `<circle cx="20" cy="30" r="6" fill="${first}"/>`,
    `<circle cx="120" cy="110" r="8" fill="${second}"/>`,
    `<rect x="70" y="18" width="12" height="12" rx="3" transform="rotate(20 76 24)" fill="${third}"/>`,
    `<path d="M30 110q8 -10 16 0t16 0" fill="none" stroke="${third}" stroke-width="5" stroke-linecap="round"/>`,
    `<path d="M128 40l6 12h-12Z" fill="${second}"/>`,
  ];
  return {
    ground: tile(160, 160, `<g opacity=".5">${scraps.join("")}</g>`),
    edge: tile(32, 16, `<path d="M0 16V8Q8 -4 16 8T32 8V16Z" fill="${foot}"/>`),
  };
}

/** A city plan: thin squares with a cross at the corners, and a circuit line along the edge. */
function gridTiles({ line, accent }: MotifColors): MotifTiles {
  const corner = "M0 .5H4M60 .5H64M.5 0V4M.5 60V64";
  return {
    ground: tile(
      64,
      64,
      `<path d="M0 .5H64M.5 0V64" stroke="${line}" stroke-opacity=".1"/><path d="${corner}" stroke="${line}" stroke-opacity=".4"/>`,
    ),
    edge: tile(
      60,
      10,
      `<path d="M0 9.5H22L30 1.5H52L60 9.5" fill="none" stroke="${line}"/><path d="M24 9.5h4l6 -6h-4Z" fill="${accent}"/>`,
    ),
  };
}

/** The eaves of a Korean tile roof: a ridge and round end tiles with rims, on overlapping circles. */
function giwaTiles({ accent, foot, rim }: MotifColors): MotifTiles {
  const centres: readonly (readonly [number, number])[] = [
    [36, 36],
    [0, 0],
    [72, 0],
    [0, 72],
    [72, 72],
  ];
  const circles = centres.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="36"/>`).join("");
  const eaves = `<path d="M0 0H44V8A11 13 0 0 1 22 8A11 13 0 0 1 0 8Z" fill="${foot}"/>`;
  const rims = `<g fill="none" stroke="${rim}" stroke-width="1.4"><circle cx="11" cy="10" r="5"/><circle cx="33" cy="10" r="5"/></g>`;
  const hearts = `<g fill="${accent}"><circle cx="11" cy="10" r="2.2"/><circle cx="33" cy="10" r="2.2"/></g>`;
  const ridge = `<rect y="2" width="44" height="1.5" fill="${rim}" fill-opacity=".7"/>`;
  return {
    ground: tile(72, 72, `<g fill="none" stroke="${foot}" stroke-opacity=".06" stroke-width="1.5">${circles}</g>`),
    edge: tile(44, 22, eaves + rims + hearts + ridge),
  };
}

const drawTiles: { readonly [Name in Exclude<Motif, "none">]: (colors: MotifColors) => MotifTiles } = {
  deco: decoTiles,
  ticks: ticksTiles,
  confetti: confettiTiles,
  grid: gridTiles,
  giwa: giwaTiles,
};

/** The two tiles of a motif in the given colours, or `undefined` for the motif `none`. */
export function motifTiles(motif: Motif, colors: MotifColors): MotifTiles | undefined {
  return motif === "none" ? undefined : drawTiles[motif](colors);
}
