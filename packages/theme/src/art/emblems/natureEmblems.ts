import type { Emblem } from "./emblem.ts";
import { circle, ellipse, path, star, turns, within } from "./shapes.ts";

const sun: Emblem = [
  ...turns(8, 22.5).map((turn) => path("c", "M-7 -31L0 -46L7 -31Z", { x: 50, y: 50, turn })),
  ...turns(8).map((turn) => path("b", "M-7 -31L0 -48L7 -31Z", { x: 50, y: 50, turn })),
  circle("a", 50, 50, 29),
  ...within(
    path("b", "M62 23.5C74 30 81 42 78 56C74 72 60 80 44 78C64 72 72 46 62 23.5Z"),
    path("k", "M29 48C30 40 35 34 42 31"),
  ),
];

const comet: Emblem = [
  path("b", "M4 4L62 30L30 62Z"),
  path("c", "M14 14L64 42L42 64Z"),
  path("a", star(34, 15), { x: 64, y: 64, turn: 16 }),
  ...within(
    ...turns(5).map((turn) => path("b", "M0 0L0 -34L8.8 -12.1Z", { x: 64, y: 64, turn: turn + 16 })),
    circle("l", 64, 64, 7),
  ),
  path("l", star(7, 2.6, 4), { x: 84, y: 20 }),
  path("l", star(5, 2, 4), { x: 18, y: 80 }),
];

const volcano: Emblem = [
  circle("l", 36, 22, 10),
  circle("l", 64, 20, 11),
  circle("l", 50, 15, 13),
  path("a", "M3 92L34 38H66L97 92Z"),
  ...within(
    path("b", "M66 38L97 92H58C70 72 66 54 58 38Z"),
    path(
      "c",
      "M34 38H66L71 47C67 46 66 62 61 62C56 62 58 52 54 52C50 52 51 74 45 74C39 74 42 52 37 54C33 56 31 48 29 47Z",
    ),
  ),
  path("c", "M46 38C44 30 40 28 42 20C46 24 48 26 50 20C52 26 55 24 58 20C60 28 56 30 54 38Z"),
];

const flame: Emblem = [
  path(
    "a",
    "M52 2C58 22 84 34 84 62C84 83 69 97 50 97C31 97 16 83 16 62C16 47 25 41 29 28C36 34 38 40 40 45C47 34 52 20 52 2Z",
  ),
  ...within(
    path(
      "c",
      "M53 38C59 52 71 56 71 73C71 86 62 93 50 93C38 93 29 86 29 73C29 64 34 60 36 53C40 57 42 61 44 64C49 57 53 50 53 38Z",
    ),
    path("l", "M50 64C55 71 61 76 61 83C61 89 56 93 50 93C44 93 39 89 39 83C39 76 46 73 50 64Z"),
  ),
];

const flakeArm = "M-4 0V-26L-16 -36L-11 -42L-4 -36V-47H4V-36L11 -42L16 -36L4 -26V0Z";

const snowflake: Emblem = [
  ...turns(3).map((turn) => path("a", flakeArm, { x: 50, y: 50, turn: turn + 60 })),
  ...turns(3).map((turn) => path("b", flakeArm, { x: 50, y: 50, turn })),
  circle("c", 50, 50, 11),
  ...within(circle("l", 50, 50, 5)),
];

const butterfly: Emblem = [
  path("kb", "M50 34C47 22 42 16 34 14M50 34C53 22 58 16 66 14"),
  path("a", "M50 52C42 18 14 4 6 20C0 40 20 58 50 54C80 58 100 40 94 20C86 4 58 18 50 52Z"),
  path("b", "M50 54C28 54 12 66 19 81C27 95 46 82 50 60C54 82 73 95 81 81C88 66 72 54 50 54Z"),
  ...within(
    circle("c", 25, 33, 10),
    circle("c", 75, 33, 10),
    circle("l", 25, 33, 4.4),
    circle("l", 75, 33, 4.4),
    circle("c", 32, 73, 6),
    circle("c", 68, 73, 6),
  ),
  ellipse("d", 50, 56, 5, 24),
];

/** A slice with its cut edge up, slightly rotated. */
const sliced = { x: 48, y: 28, turn: -18 };

const watermelon: Emblem = [
  path("b", "M-48 0H48C48 32 26 56 0 56C-26 56 -48 32 -48 0Z", sliced),
  ...within(
    path("l", "M-41 0H41C41 27 22 48 0 48C-22 48 -41 27 -41 0Z", sliced),
    path("a", "M-35 0H35C35 23 19 41 0 41C-19 41 -35 23 -35 0Z", sliced),
    ...(
      [
        [-20, 10],
        [0, 9],
        [20, 10],
        [-11, 23],
        [11, 23],
        [0, 33],
      ] as const
    ).map(([x, y]) => path("d", ellipse("d", x, y, 2.6, 4).path, sliced)),
  ),
];

const apple: Emblem = [
  path("kb", "M50 30C50 20 47 14 42 9"),
  path("c", "M51 22C56 6 76 2 90 9C84 24 67 31 51 22Z"),
  path(
    "a",
    "M50 30C60 22 90 22 90 54C90 78 74 97 62 97C56 97 54 94 50 94C46 94 44 97 38 97C26 97 10 78 10 54C10 22 40 22 50 30Z",
  ),
  ...within(
    path("b", "M72 26C84 30 90 40 90 54C90 78 74 97 62 97C56 97 54 94 50 94C74 88 84 54 72 26Z"),
    path("k", "M21 54C21 44 26 38 34 36"),
  ),
];

const grapes: Emblem = [
  path("kb", "M50 30C50 18 54 12 60 8"),
  path("c", "M48 22C38 6 20 6 12 12C18 28 34 32 48 22Z"),
  circle("b", 35, 62, 15),
  circle("b", 65, 62, 15),
  circle("a", 22, 41, 15),
  circle("a", 78, 41, 15),
  circle("a", 50, 43, 16),
  circle("a", 50, 81, 15),
  ...within(circle("l", 18, 36, 4), circle("l", 46, 37, 4), circle("l", 74, 36, 4), circle("l", 46, 76, 4)),
];

/** A ring is drawn flat around its centre, then rotated. */
const tilted = { x: 50, y: 50, turn: -22 };

const planet: Emblem = [
  path("c", "M-50 0A50 16 0 1 1 50 0A50 16 0 1 1 -50 0Z", tilted),
  circle("a", 50, 50, 31),
  ...within(
    path("b", "M58 20C74 25 83 40 80 56C76 73 60 83 44 80C66 70 72 42 58 20Z"),
    circle("l", 38, 36, 5),
    circle("b", 34, 56, 4),
  ),
  path("c", "M-50 0A50 16 0 0 0 50 0L38 -1A38 9 0 0 1 -38 -1Z", tilted),
  path("l", star(7, 2.6, 4), { x: 86, y: 86 }),
  path("l", star(6, 2.4, 4), { x: 14, y: 14 }),
];

/** Sky, fire, ice and fruit. */
export const natureEmblems = {
  sun,
  comet,
  volcano,
  flame,
  snowflake,
  butterfly,
  watermelon,
  apple,
  grapes,
  planet,
};
