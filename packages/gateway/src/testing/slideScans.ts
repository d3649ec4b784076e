import sharp from "sharp";

/** What an attacker of a slide captcha sees: grey pixels of the picture, and which pixels the piece covers. */
export interface Seen {
  readonly grey: Float32Array;
  readonly width: number;
  readonly height: number;
  /** The rows of pixels that contain the piece. */
  readonly rows: { readonly first: number; readonly count: number };
  /** Pixels of the piece, relative to its own left edge and the picture's top. */
  readonly inside: readonly Pixel[];
  /** The other pixels of the piece's square. */
  readonly around: readonly Pixel[];
  /** Pixels on its outline, each with the outward direction. */
  readonly rim: readonly (Pixel & Outwards)[];
}

interface Outwards {
  readonly outX: number;
  readonly outY: number;
}

interface Pixel {
  readonly x: number;
  readonly y: number;
  /** The piece's grey value there; 0 outside it. */
  readonly grey: number;
}

/** How far from the outline the piece is sampled, along the outward direction. */
const NEAR = 8;
const OPAQUE = 120;
/** Samples one pixel out of this many inside and around the piece, in each direction. */
const EVERY = 2;
const [RED, GREEN, BLUE] = [0.299, 0.587, 0.114];

/** Reads a captcha as the platform sends it. */
export async function seeSlide(image: Buffer, piece: Buffer, top: number): Promise<Seen> {
  const [picture, cut] = await Promise.all([pixelsOf(image), pixelsOf(piece)]);
  const covers = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < cut.width && y < cut.height && cut.alpha[y * cut.width + x]! > OPAQUE;
  const inside: Pixel[] = [];
  const around: Pixel[] = [];
  const rim: Seen["rim"][number][] = [];
  for (let y = 0; y < cut.height; y += 1) {
    for (let x = 0; x < cut.width; x += 1) {
      const isInside = covers(x, y);
      const pixel = { x, y: y + top * 2, grey: isInside ? cut.grey[y * cut.width + x]! : 0 };
      const isLooked = x % EVERY === 0 && y % EVERY === 0;
      if (isInside && isLooked) inside.push(pixel);
      if (!isInside && isLooked) around.push(pixel);
      const isRim = isInside && [-1, 1].some((step) => !covers(x + step, y) || !covers(x, y + step));
      if (isRim) rim.push({ ...pixel, ...outwards(covers, x, y) });
    }
  }
  const { grey, width, height } = picture;
  return { grey, width, height, rows: { first: top * 2, count: cut.height }, inside, around, rim };
}

/** The direction away from the covered pixels near a point of the outline. */
function outwards(covers: (x: number, y: number) => boolean, x: number, y: number): Outwards {
  let [outX, outY] = [0, 0];
  for (let dy = -NEAR; dy <= NEAR; dy += 1) {
    for (let dx = -NEAR; dx <= NEAR; dx += 1) {
      if (Math.hypot(dx, dy) > NEAR || !covers(x + dx, y + dy)) continue;
      outX -= dx;
      outY -= dy;
    }
  }
  const length = Math.hypot(outX, outY);
  return { outX: outX / length, outY: outY / length };
}

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const count = info.width * info.height;
  const grey = Float32Array.from(
    { length: count },
    (_, at) => RED * data[at * 4]! + GREEN * data[at * 4 + 1]! + BLUE * data[at * 4 + 2]!,
  );
  const alpha = Uint8Array.from({ length: count }, (_, at) => data[at * 4 + 3]!);
  return { width: info.width, height: info.height, grey, alpha };
}

/** How much a place looks like the gap: the scan releases the piece where this is greatest. */
type Score = (seen: Seen, left: number) => number;

const greyAt = ({ grey, width, height }: Seen, x: number, y: number) =>
  grey[Math.min(height - 1, Math.max(0, Math.round(y))) * width + Math.min(width - 1, Math.max(0, Math.round(x)))]!;

function spread(
  seen: Seen,
  pixels: readonly Pixel[],
  left: number,
): { readonly mean: number; readonly variance: number } {
  let [sum, squares] = [0, 0];
  for (const { x, y } of pixels) {
    const value = greyAt(seen, x + left, y);
    sum += value;
    squares += value * value;
  }
  const mean = sum / pixels.length;
  return { mean, variance: squares / pixels.length - mean * mean };
}

const isDifferent =
  (of: "mean" | "variance"): Score =>
  (seen, left) =>
    Math.abs(spread(seen, seen.inside, left)[of] - spread(seen, seen.around, left)[of]);

function column({ rows }: Seen, x: number): readonly Pixel[] {
  return Array.from({ length: rows.count }, (_, at) => ({ x, y: rows.first + at, grey: 0 }));
}

/** Scans by brightness and its variance: in the piece's shape, against its surroundings, and by columns. */
export const brightnessScans: Readonly<Record<string, Score>> = {
  "the darkest place": (seen, left) => -spread(seen, seen.inside, left).mean,
  "the lightest place": (seen, left) => spread(seen, seen.inside, left).mean,
  "the place that varies most": (seen, left) => spread(seen, seen.inside, left).variance,
  "the place that varies least": (seen, left) => -spread(seen, seen.inside, left).variance,
  "the brightness that differs most from its surroundings": isDifferent("mean"),
  "the variance that differs most from its surroundings": isDifferent("variance"),
  "the column after the largest step of brightness": (seen, left) =>
    Math.abs(spread(seen, column(seen, left), 0).mean - spread(seen, column(seen, left - 2), 0).mean),
  "the column after the largest step of variance": (seen, left) =>
    Math.abs(spread(seen, column(seen, left), 0).variance - spread(seen, column(seen, left - 2), 0).variance),
};

const meanOf = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((sum, item) => sum + value(item), 0) / items.length;

const gradient = (seen: Seen, x: number, y: number) =>
  Math.hypot(greyAt(seen, x + 1, y) - greyAt(seen, x - 1, y), greyAt(seen, x, y + 1) - greyAt(seen, x, y - 1));

const across =
  (reach: number): Score =>
  (seen, left) =>
    meanOf(seen.rim, ({ x, y, outX, outY }) =>
      Math.abs(
        greyAt(seen, x + left + reach * outX, y + reach * outY) -
          greyAt(seen, x + left - reach * outX, y - reach * outY),
      ),
    );

const sharpest: Score = (seen, left) => meanOf(seen.rim, ({ x, y }) => gradient(seen, x + left, y));

/** Scans by edges along the piece's outline. */
export const rimScans: Readonly<Record<string, Score>> = {
  "the sharpest outline": sharpest,
  "the softest outline": (seen, left) => -sharpest(seen, left),
  "the largest step across the outline": across(1),
  "the largest step across a wide outline": across(4),
  "an outline of another brightness than what is beside it": (seen, left) => {
    const rim = spread(seen, seen.rim, left).mean;
    return Math.abs(2 * rim - spread(seen, seen.inside, left).mean - spread(seen, seen.around, left).mean);
  },
  "an outline that varies less than what is beside it": (seen, left) =>
    spread(seen, seen.inside, left).variance - spread(seen, seen.rim, left).variance,
};

/** The correlation of two lists of numbers, from -1 to 1, independent of brightness and contrast. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [meanA, meanB] = [meanOf(pairs, ([a]) => a), meanOf(pairs, ([, b]) => b)];
  let [both, squaresA, squaresB] = [0, 0, 0];
  for (const [a, b] of pairs) {
    both += (a - meanA) * (b - meanB);
    squaresA += (a - meanA) ** 2;
    squaresB += (b - meanB) ** 2;
  }
  return both / Math.max(1e-9, Math.sqrt(squaresA * squaresB));
}

const matched: Score = (seen, left) =>
  correlation(seen.inside.map(({ x, y, grey }) => [grey, greyAt(seen, x + left, y)]));

/** Pairs of pixels along the outline: the piece's inside it, and the picture's outside it. */
const seam = (seen: Seen, left: number) =>
  seen.rim.map(({ x, y, grey, outX, outY }) => [grey, greyAt(seen, x + left + 3 * outX, y + 3 * outY)] as const);

/** Scans by the contents of the piece. */
export const templateScans: Readonly<Record<string, Score>> = {
  "the place most like the piece": matched,
  "the place least like the piece": (seen, left) => -matched(seen, left),
  "the best seam": (seen, left) => correlation(seam(seen, left)),
  "the seam of the least difference": (seen, left) => -meanOf(seam(seen, left), ([a, b]) => Math.abs(a - b)),
};

/** Where a scan releases the piece, in the units of all coordinates. */
export function scan(seen: Seen, score: Score, places: readonly number[]): number {
  const scores = places.map((place) => score(seen, place * 2));
  return places[scores.indexOf(Math.max(...scores))]!;
}
