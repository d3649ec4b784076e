import { type EmblemId, emblems as drawings } from "./emblems.ts";
import type { Random } from "./random.ts";
import type { PlacedEmblem } from "./scene.ts";
import type { ArtSize } from "./svgDocument.ts";

/** Where the emblems of a banner go and which part belongs to the text. */
export interface BannerComposition {
  /** Position of the leading emblem, relative to width and height. */
  readonly focus: readonly [x: number, y: number];
  /** Size of the group of emblems: 1 fills the shorter side. It shrinks automatically if there is no room. */
  readonly scale: number;
  /** The part of the width, from the left, reserved for text. */
  readonly keep: number;
  /** The part of the height, from the bottom, reserved for a title; none by default. */
  readonly foot?: number;
  /** The maximum number of emblems. */
  readonly max: number;
}

/** The input for placing a group of emblems. */
interface ClusterOptions {
  readonly emblems: readonly EmblemId[];
  readonly size: ArtSize;
  readonly composition: BannerComposition;
  /** Radius that an emblem needs including its surroundings, relative to its size. */
  readonly reach: number;
  /** Margin at the border, relative to the shorter side. */
  readonly margin: number;
  /** Whether emblems lean. */
  readonly leans: boolean;
  readonly random: Random;
}

/** Centre and diameter of one emblem, in units of the group. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The five positions in a wide space and in a tall one; the first position leads. */
const arrangements: readonly (readonly Place[])[] = [
  [
    { x: 0, y: 0.02, size: 0.78 },
    { x: -0.54, y: 0.2, size: 0.42 },
    { x: 0.54, y: -0.17, size: 0.44 },
    { x: 0.5, y: 0.32, size: 0.32 },
    { x: -0.46, y: -0.29, size: 0.31 },
  ],
  [
    { x: 0, y: 0.01, size: 0.78 },
    { x: -0.43, y: 0.32, size: 0.4 },
    { x: 0.42, y: -0.32, size: 0.4 },
    { x: 0.45, y: 0.34, size: 0.31 },
    { x: -0.42, y: -0.35, size: 0.31 },
  ],
];

/** How close the positions may move together before the group has to shrink. */
const closest = 0.76;
/** How much larger the tall arrangement must be to be preferred. */
const worthStacking = 1.1;

interface Span {
  readonly low: number;
  readonly high: number;
}

/** How far the positions extend in one direction from the centre of the leading one. */
function spanOf(places: readonly Place[], axis: "x" | "y"): Span {
  return {
    low: Math.min(...places.map((place) => place[axis] - place.size / 2)),
    high: Math.max(...places.map((place) => place[axis] + place.size / 2)),
  };
}

const lengthOf = ({ low, high }: Span): number => high - low;

interface Fit {
  readonly places: readonly Place[];
  /** Length of one unit in px. */
  readonly unit: number;
}

/** An arrangement in the requested size if there is room, otherwise closer together, otherwise also smaller. */
function fit(arrangement: readonly Place[], wanted: number, roomX: number, roomY: number): Fit {
  const squeeze = Math.max(closest, Math.min(1, roomX / (lengthOf(spanOf(arrangement, "x")) * wanted)));
  const places = arrangement.map((place) => ({ ...place, x: place.x * squeeze }));
  const unit = Math.min(wanted, roomX / lengthOf(spanOf(places, "x")), roomY / lengthOf(spanOf(places, "y")));
  return { places, unit };
}

/** The nearest centre at which a span of the given unit stays between two borders. */
function clampMiddle(wanted: number, span: Span, unit: number, from: number, to: number): number {
  return Math.min(Math.max(wanted, from - span.low * unit), to - span.high * unit);
}

/**
 * Places a group of emblems from back to front, the leading one last. The group stays right of the text and inside the
 * borders. It uses the tall arrangement if that is clearly larger; in a narrow space, the others move behind the
 * leader.
 */
export function placeCluster(options: ClusterOptions): PlacedEmblem[] {
  const { emblems, size, composition, reach, margin: share, leans, random } = options;
  const [width, height] = size;
  const margin = Math.min(width, height) * share;
  const bottom = height * (1 - (composition.foot ?? 0)) - margin;
  const left = Math.max(margin, width * composition.keep);
  const wanted = Math.min(height, width * 0.9) * composition.scale;
  const { places, unit } = arrangements
    .map((arrangement) => fit(arrangement.slice(0, emblems.length), wanted, width - margin - left, bottom - margin))
    .reduce((best, other) => (other.unit > best.unit * worthStacking ? other : best));
  const middleX = clampMiddle(width * composition.focus[0], spanOf(places, "x"), unit, left, width - margin);
  const middleY = clampMiddle(height * composition.focus[1], spanOf(places, "y"), unit, margin, bottom);

  return places
    .flatMap((place, index) => {
      const emblem = emblems[index];
      if (emblem === undefined) return [];
      const lean = (random() - 0.5) * (index === 0 ? 8 : 36);
      return {
        emblem: drawings[emblem],
        key: `e${index}`,
        x: middleX + place.x * unit,
        y: middleY + place.y * unit,
        size: (place.size * unit) / (2 * reach),
        turn: leans ? lean : 0,
      };
    })
    .toReversed();
}
