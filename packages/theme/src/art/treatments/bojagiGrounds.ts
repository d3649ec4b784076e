import { pick } from "../random.ts";
import { round } from "../round.ts";
import type { Scene } from "../scene.ts";

/** A piece of cloth: its outline, its stitched seams, and its position. */
interface Patch {
  readonly path: string;
  readonly seam: string;
  readonly color: string;
  /** Distance of the centre from the left, in px. */
  readonly middle: number;
}

type Cloth = (scene: Scene, colors: readonly string[]) => Patch[];

function rectangle(x: number, y: number, width: number, height: number, color: string): Patch {
  const left = round(x);
  const top = round(y);
  // Half an extra pixel on both sides closes the hairline between two patches.
  return {
    path: `M${left} ${top}H${round(x + width + 0.5)}V${round(y + height + 0.5)}H${left}Z`,
    seam: `M${left} ${top}h${round(width)}v${round(height)}`,
    color,
    middle: x + width / 2,
  };
}

/** Colours in random order, never the same one twice in a row. */
function colorsInTurn({ random }: Scene, colors: readonly string[]): () => string {
  let last = "";
  return () => {
    last = pick(
      random,
      colors.filter((color) => color !== last),
    );
    return last;
  };
}

/** Splits a rectangle repeatedly; a patch never gets the colour of the one before it. */
const patchwork: Cloth = (scene, colors) => {
  const { random } = scene;
  const patches: Patch[] = [];
  const next = colorsInTurn(scene, colors);
  const cut = (x: number, y: number, width: number, height: number, depth: number): void => {
    if (depth <= 0 || (depth < 2 && random() < 0.22)) {
      patches.push(rectangle(x, y, width, height, next()));
      return;
    }
    const share = 0.32 + random() * 0.36;
    if (width * (0.8 + random() * 0.5) > height) {
      cut(x, y, width * share, height, depth - 1);
      cut(x + width * share, y, width * (1 - share), height, depth - 1);
    } else {
      cut(x, y, width, height * share, depth - 1);
      cut(x, y + height * share, width, height * (1 - share), depth - 1);
    }
  };
  cut(0, 0, scene.width, scene.height, scene.width > scene.height * 1.6 ? 6 : 4);
  return patches;
};

/** Stripes like those on the sleeves of a child's festive hanbok. */
const sleeves: Cloth = (scene, colors) => {
  const { width, height, random } = scene;
  const next = colorsInTurn(scene, colors);
  const unit = Math.min(width, height);
  const patches: Patch[] = [];
  for (let x = 0; x < width;) {
    const wide = Math.min(width - x, unit * pick(random, [0.06, 0.1, 0.16, 0.2]));
    patches.push(rectangle(x, 0, wide, height, next()));
    x += wide;
  }
  return patches;
};

/** Strips around the centre, frame by frame. */
const logCabin: Cloth = (scene, colors) => {
  const { width, height, focus } = scene;
  const next = colorsInTurn(scene, colors);
  const step = Math.min(width, height) * 0.11;
  const patches: Patch[] = [];
  let [left, top, right, bottom] = [0, 0, width, height];
  while (right - left > focus.size && bottom - top > focus.size) {
    patches.push(rectangle(left, top, right - left, step, next()));
    patches.push(rectangle(right - step, top + step, step, bottom - top - step, next()));
    patches.push(rectangle(left, bottom - step, right - left - step, step, next()));
    patches.push(rectangle(left, top + step, step, bottom - top - 2 * step, next()));
    [left, top, right, bottom] = [left + step, top + step, right - step, bottom - step];
  }
  patches.push(rectangle(left, top, right - left, bottom - top, next()));
  return patches;
};

/** Squares of two triangles, all rotated by the seed. */
const triangles: Cloth = (scene, colors) => {
  const { width, height, random } = scene;
  const across = Math.max(4, Math.round((width / Math.min(width, height)) * 4));
  const step = width / across;
  const next = colorsInTurn(scene, colors);
  const isStrict = random() < 0.5;
  const patches: Patch[] = [];
  for (let row = 0; row * step < height; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const [x, y] = [column * step, row * step];
      patches.push(rectangle(x, y, step, step, next()));
      const rises = isStrict ? (row + column) % 2 === 0 : random() < 0.5;
      const corners = rises
        ? `M${round(x)} ${round(y + step)}L${round(x + step)} ${round(y)}V${round(y + step)}Z`
        : `M${round(x)} ${round(y)}L${round(x + step)} ${round(y + step)}H${round(x)}Z`;
      patches.push({ path: corners, seam: corners, color: next(), middle: x + step / 2 });
    }
  }
  return patches;
};

/** Rows of cloth bricks, every other row shifted. */
const rows: Cloth = (scene, colors) => {
  const { width, height, random } = scene;
  const next = colorsInTurn(scene, colors);
  const tall = Math.min(width, height) / 5;
  const patches: Patch[] = [];
  for (let y = 0, row = 0; y < height; y += tall, row += 1) {
    for (let x = row % 2 ? -tall * 0.6 : 0; x < width;) {
      const wide = tall * pick(random, [0.7, 1.2, 1.7]);
      const from = Math.max(0, x);
      if (x + wide > 0)
        patches.push(rectangle(from, y, Math.min(width, x + wide) - from, Math.min(tall, height - y), next()));
      x += wide;
    }
  }
  return patches;
};

/** Patchwork patterns for cards. */
export const cardCloths: readonly Cloth[] = [patchwork, sleeves, logCabin, triangles, rows];

/** Patchwork patterns for pictures with text beside the emblem. */
export const bannerCloths: readonly Cloth[] = [patchwork, rows];
