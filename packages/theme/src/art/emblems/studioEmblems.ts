import type { Emblem } from "./emblem.ts";
import { box, circle, ellipse, heart, path, spadeSuit, within } from "./shapes.ts";

const ace: Emblem = [
  box("a", [16, 4, 68, 92], 9),
  ...within(
    box("l", [23, 11, 54, 78], 5),
    path("d", spadeSuit, { x: 50, y: 50, scale: 1.6 }),
    path("a", heart, { x: 33, y: 23, scale: 0.5 }),
    path("a", heart, { x: 67, y: 77, scale: 0.5, turn: 180 }),
  ),
];

/** The box that cards are dealt from. */
const shoe: Emblem = [
  path("l", "M4 62L44 70L36 96L2 88Z"),
  ...within(path("d", heart, { x: 20, y: 80, scale: 0.8 })),
  path("a", "M30 30L86 8C92 6 96 10 96 16V60C96 66 94 70 88 73L46 90C38 92 32 88 32 80Z"),
  ...within(
    path("b", "M60 18L86 8C92 6 96 10 96 16V60C96 66 94 70 88 73L62 84Z"),
    path("k", "M70 26L86 20M70 38L86 32"),
  ),
  path("c", "M24 34L54 22L58 80L34 90C30 90 28 88 28 84Z"),
  ...within(box("d", [36, 44, 8, 30], 4, -6)),
];

/** The bowl and the buttons of fan tan. */
const bowl: Emblem = [
  path("kc", "M50 14V5"),
  path("a", "M6 64C6 34 26 14 50 14C74 14 94 34 94 64Z"),
  ...within(path("b", "M68 18C84 26 94 43 94 64H78C80 46 76 30 68 18Z"), path("k", "M20 54C22 42 29 33 38 28")),
  circle("c", 50, 10, 8),
  box("b", [2, 60, 96, 11], 5),
  ellipse("l", 22, 86, 12, 9),
  ellipse("l", 50, 88, 12, 9),
  ellipse("l", 78, 86, 12, 9),
];

/** A stage light over the show of a studio. */
const spotlight: Emblem = [
  path("c", "M30 52L4 97H96L70 52Z"),
  path("a", "M26 16H74L82 52H18Z"),
  ...within(path("b", "M58 16H74L82 52H64Z"), path("k", "M34 24L31 42")),
  ellipse("l", 50, 52, 32, 9),
  path("d", "M40 2H60L64 17H36Z"),
];

/** What live studios deal with. */
export const studioEmblems = { ace, shoe, bowl, spotlight };
