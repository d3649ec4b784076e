import type { Emblem } from "./emblem.ts";
import { box, circle, diamond, ellipse, path, star, turns, within } from "./shapes.ts";

const seven: Emblem = [
  path("a", "M20 16H82V34C66 50 58 66 56 88H32C35 64 46 49 60 37H38L36 46H20Z"),
  ...within(path("l", "M20 16H82V22H20Z"), path("b", "M56 88H32C32.6 83 33.5 79 34.7 75H57.5C56.8 79 56.3 83 56 88Z")),
  path("c", star(12, 5.2), { x: 80, y: 68 }),
  path("c", star(9, 3.9), { x: 17, y: 66 }),
];

const bell: Emblem = [
  circle("b", 50, 13, 6),
  path("a", "M50 14C68 14 73 29 74 45C75 59 79 65 85 71H15C21 65 25 59 26 45C27 29 32 14 50 14Z"),
  ...within(path("b", "M60 16C70 20 73 31 74 45C75 59 79 65 85 71H66C66 50 68 30 60 16Z")),
  box("c", [12, 69, 76, 10], 5),
  circle("b", 50, 85, 8),
  ...within(path("k", "M38 26C33 34 33 46 32 56")),
];

const cherry: Emblem = [
  path("kb", "M33 52C38 34 50 22 63 15M68 58C68 40 66 28 63 15"),
  path("c", "M63 15C73 3 90 6 95 17C84 27 71 26 63 15Z"),
  circle("a", 31, 68, 20),
  circle("b", 69, 74, 20),
  ...within(circle("l", 24, 61, 5), circle("l", 62, 67, 5)),
];

const gem: Emblem = [
  path("a", "M29 18H71L91 42L50 90L9 42Z"),
  ...within(
    path("b", "M29 18L37 42H9Z"),
    path("b", "M71 18L63 42H91Z"),
    path("c", "M37 42H63L50 90Z"),
    path("l", "M29 18H71L63 42H37Z"),
  ),
];

const crown: Emblem = [
  path("a", "M12 32L32 50L50 20L68 50L88 32L79 76H21Z"),
  ...within(path("b", "M50 20L68 50L88 32L79 76H50Z")),
  box("c", [19, 74, 62, 11], 4),
  circle("c", 12, 29, 6),
  circle("c", 50, 16, 7),
  circle("c", 88, 29, 6),
  ...within(path("l", diamond, { x: 50, y: 60, scale: 0.9 }), circle("l", 32, 64, 3.4), circle("l", 68, 64, 3.4)),
];

const cloverLeaf = "M0 0C-32 -16 -22 -44 0 -28C22 -44 32 -16 0 0Z";

const clover: Emblem = [
  path("kb", "M50 52C55 68 62 80 74 90"),
  ...turns(4, 45).map((turn, index) => path(index % 2 ? "b" : "a", cloverLeaf, { x: 50, y: 50, scale: 0.86, turn })),
  ...within(circle("l", 50, 50, 5)),
];

const moon: Emblem = [
  path("a", "M60 10A42 42 0 1 0 90 68A34 34 0 0 1 60 10Z"),
  ...within(path("b", "M60 10A42 42 0 0 0 26 74A40 40 0 0 1 60 10Z")),
  path("c", star(14, 6.2), { x: 74, y: 40 }),
  path("l", star(9, 4), { x: 88, y: 15 }),
  ...within(circle("l", 40, 66, 4), circle("l", 52, 76, 2.6)),
];

/** The shaded half of one ray of the star. */
const starFacet = "M0 0L0 -44L11.17 -15.37Z";

const fiveStar: Emblem = [
  path("a", star(44, 19), { x: 50, y: 52 }),
  ...within(...turns(5).map((turn) => path("b", starFacet, { x: 50, y: 52, turn })), circle("l", 50, 52, 8)),
];

const bolt: Emblem = [
  path("a", "M60 6L18 56H44L36 95L82 39H55Z"),
  ...within(path("b", "M60 6L44 56L36 95L82 39H55Z")),
  path("c", star(10, 3.8, 4), { x: 80, y: 76 }),
  path("c", star(8, 3, 4), { x: 18, y: 26 }),
];

const lotusPetal = "M0 0C-17 -15 -14 -42 0 -56C14 -42 17 -15 0 0Z";
const lotusPetals = [
  [-78, "b"],
  [78, "b"],
  [-46, "a"],
  [46, "a"],
  [-20, "c"],
  [20, "c"],
  [0, "l"],
] as const;

const lotus: Emblem = [
  ...lotusPetals.map(([turn, role]) => path(role, lotusPetal, { x: 50, y: 76, turn })),
  path("kb", "M14 80C30 90 70 90 86 80"),
];

const ingot: Emblem = [
  path("a", "M6 42C16 37 24 46 30 49C34 30 66 30 70 49C76 46 84 37 94 42C92 68 78 82 50 82C22 82 8 68 6 42Z"),
  ...within(path("b", "M50 82C78 82 92 68 94 42C90 40 84 43 80 45C78 62 68 74 50 82Z")),
  ellipse("c", 50, 46, 20, 10),
  ...within(path("k", "M22 60C26 68 34 73 42 74")),
];

const coin: Emblem = [
  circle("b", 54, 54, 40),
  circle("a", 48, 48, 40),
  ...within(
    circle("c", 48, 48, 32),
    circle("a", 48, 48, 28),
    box("d", [38, 38, 20, 20], 2),
    ...turns(4).map((turn) => path("l", "M-4 -25L0 -15L4 -25Z", { x: 48, y: 48, turn })),
    path("k", "M22 36C26 26 34 20 42 18"),
  ),
];

/** Signs of luck and treasure. */
export const fortuneEmblems = {
  seven,
  bell,
  cherry,
  gem,
  crown,
  clover,
  moon,
  star: fiveStar,
  bolt,
  lotus,
  ingot,
  coin,
};
