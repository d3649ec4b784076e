import { type EmblemId, emblems as drawings } from "./emblems.ts";
import { pick, type Random } from "./random.ts";
import type { PlacedEmblem, Treatment } from "./scene.ts";
import type { ArtSize } from "./svgDocument.ts";

/** The position of a second drawing: offset from the leading one and size, relative to the leading one's size. */
interface Companion {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Arrangement {
  /** The scale of the leading drawing, and its offset (relative to its size). */
  readonly scale: number;
  readonly shift: readonly [x: number, y: number];
  readonly companions: readonly Companion[];
}

const alone: Arrangement = { scale: 1.06, shift: [0, 0], companions: [] };

/**
 * Leaning drawings overlap each other; every second card shows a single one. The small ones are never at the top, where
 * cards have their badge and heart.
 */
const loose: readonly Arrangement[] = [
  alone,
  alone,
  { ...alone, scale: 1.12 },
  { scale: 0.96, shift: [-0.09, -0.05], companions: [{ x: 0.52, y: 0.42, size: 0.48 }] },
  { scale: 0.96, shift: [0.09, -0.06], companions: [{ x: -0.48, y: 0.44, size: 0.44 }] },
  {
    scale: 0.9,
    shift: [0, -0.06],
    companions: [
      { x: -0.58, y: 0.5, size: 0.36 },
      { x: 0.56, y: 0.44, size: 0.42 },
    ],
  },
];

/** Strict layouts: medals on the axis or in a row, never leaning. */
const strict: readonly Arrangement[] = [
  alone,
  alone,
  {
    scale: 0.94,
    shift: [0, -0.03],
    companions: [
      { x: -0.66, y: 0.6, size: 0.36 },
      { x: 0.66, y: 0.6, size: 0.36 },
    ],
  },
  { scale: 0.94, shift: [0, -0.08], companions: [{ x: 0, y: 0.78, size: 0.38 }] },
];

/** They contain writing or figures, so they must not be mirrored. */
const written: ReadonlySet<EmblemId> = new Set(["seven", "reels", "lotto", "cards", "ace", "domino", "scroll"]);

/** The input for a card's arrangement. */
interface CardOptions {
  /** The first one leads; the others may be placed beside it. */
  readonly emblems: readonly EmblemId[];
  readonly size: ArtSize;
  readonly treatment: Treatment;
  readonly lettering: boolean;
  readonly random: Random;
}

/** The drawings of one card with their positions; the small ones are in front. */
interface CardGroup {
  readonly lead: PlacedEmblem;
  readonly small: readonly PlacedEmblem[];
}

const between = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

/** Arranges the emblem of a card, alone or with one or two smaller ones from its group, all inside the border. */
export function arrangeCard({ emblems, size, treatment, lettering, random }: CardOptions): CardGroup {
  const [width, height] = size;
  const shorter = Math.min(width, height);
  const { scale, shift, companions: all } = pick(random, treatment.lean > 0 ? loose : strict);
  // If the title covers the lower part, there is no room for anything small.
  const companions = lettering ? [] : all;
  const side = random() < 0.5 ? -1 : 1;
  const margin = shorter * treatment.margin;
  const [middleX, middleY] = lettering ? treatment.titled : ([0.5, 0.5] as const);
  const usual = shorter * treatment.emblemSize * (lettering ? 0.94 : 1);
  const largest = (shorter / 2 - margin) / Math.max(0.5, treatment.reach);
  const leadSize = Math.min(usual * scale, largest);

  const place = (
    index: number,
    at: { readonly x: number; readonly y: number; readonly size: number },
  ): PlacedEmblem => {
    const id = emblems[index] ?? emblems[0] ?? "star";
    const radius = at.size * treatment.reach;
    const lean = (random() * 2 - 1) * treatment.lean;
    return {
      emblem: drawings[id],
      key: `e${index}`,
      x: between(at.x, margin + radius, width - margin - radius),
      y: between(at.y, margin + radius, height - margin - radius),
      size: at.size,
      turn: index === 0 ? lean : lean * 2,
      isMirrored: random() < 0.5 && !written.has(id),
    };
  };

  const lead = place(0, {
    x: width * middleX + side * shift[0] * leadSize,
    y: height * middleY + shift[1] * leadSize,
    size: leadSize,
  });
  const small = companions.map((companion, index) =>
    place(index + 1, {
      x: lead.x + side * companion.x * leadSize,
      y: lead.y + companion.y * leadSize,
      size: companion.size * leadSize,
    }),
  );
  return { lead, small };
}
