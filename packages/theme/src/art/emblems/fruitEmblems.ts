import type { Emblem } from "./emblem.ts";
import { box, circle, ellipse, path, star, turns, wedge, within } from "./shapes.ts";

/** A lemon lies flat around its centre, then leans. */
const lying = { x: 49, y: 54, turn: -24 };

const lemon: Emblem = [
  path("c", "M70 28C70 12 82 4 97 6C98 20 88 34 70 28Z"),
  path(
    "a",
    "M-46 0C-41 -4 -40 -9 -34 -16C-20 -34 20 -34 34 -16C40 -9 41 -4 46 0C41 4 40 9 34 16C20 34 -20 34 -34 16C-40 9 -41 4 -46 0Z",
    lying,
  ),
  ...within(
    path("b", "M34 16C20 34 -20 34 -34 16C-16 24 16 24 34 16Z", lying),
    path("k", "M-24 -14C-18 -20 -10 -22 -2 -22", lying),
  ),
];

const strawberry: Emblem = [
  path("a", "M50 97C34 91 10 66 10 44C10 27 28 22 50 27C72 22 90 27 90 44C90 66 66 91 50 97Z"),
  ...within(
    path("b", "M70 25C83 26 90 33 90 44C90 66 66 91 50 97C69 77 79 50 70 25Z"),
    ...(
      [
        [27, 47],
        [43, 50],
        [60, 50],
        [76, 48],
        [35, 66],
        [51, 68],
        [66, 65],
        [50, 84],
      ] as const
    ).map(([x, y]) => ellipse("l", x, y, 2.4, 3.6)),
  ),
  path("c", "M50 32L30 40L34 26L16 19L37 15L50 2L63 15L84 19L66 26L70 40Z"),
];

const orange: Emblem = [
  circle("b", 50, 50, 46),
  ...within(
    circle("l", 50, 50, 40),
    ...turns(8).map((angle) => wedge("a", [50, 50], [5, 36], [angle + 4, angle + 41])),
  ),
];

const pineapple: Emblem = [
  path("c", "M50 44L30 40L38 31L22 25L38 20L31 6L45 13L50 0L55 13L69 6L62 20L78 25L62 31L70 40Z"),
  ellipse("a", 50, 67, 28, 31),
  ...within(
    path("b", "M62 39C73 44 78 55 78 67C78 85 66 98 50 98C66 84 72 60 62 39Z"),
    path("k", "M33 47L67 87M27 61L54 95M48 38L75 69M67 47L33 87M73 61L46 95M52 38L25 69"),
  ),
];

const mushroom: Emblem = [
  path("l", "M35 52H65L70 86C70 98 30 98 30 86Z"),
  ...within(circle("d", 43, 74, 3.6), circle("d", 57, 74, 3.6), path("kd", "M45 83C48 86 52 86 55 83")),
  path("a", "M5 54C5 26 26 6 50 6C74 6 95 26 95 54C95 62 88 64 81 61C62 55 38 55 19 61C12 64 5 62 5 54Z"),
  ...within(
    path("b", "M67 9C83 16 95 33 95 54C95 62 88 64 81 61C81 42 77 22 67 9Z"),
    circle("l", 34, 30, 9),
    circle("l", 62, 22, 6.5),
    circle("l", 72, 44, 8),
    circle("l", 48, 47, 5.5),
    circle("l", 18, 47, 5),
  ),
];

const lollipop: Emblem = [
  box("l", [46, 58, 8, 41], 4),
  path("c", "M50 80L30 69V91ZM50 80L70 69V91Z"),
  circle("a", 50, 37, 35),
  ...within(
    path("b", "M66 6C80 13 87 27 85 43C83 59 68 72 50 72C70 60 76 30 66 6Z"),
    path("k", "M50 37C50 31 58 31 58 38C58 47 43 48 41 37C39 23 57 18 66 28C76 41 67 58 50 60C32 60 24 48 26 34"),
  ),
];

const cupcake: Emblem = [
  path("b", "M18 56H82L73 92C72 98 28 98 27 92Z"),
  ...within(path("k", "M35 66L38 88M50 66V88M65 66L62 88")),
  path(
    "a",
    "M12 54C8 43 16 34 26 35C23 24 33 17 42 20C45 9 57 9 60 20C70 17 78 26 75 36C85 35 92 44 88 54C86 63 78 65 72 60C66 67 58 67 54 61C50 67 42 67 38 61C32 67 24 65 22 61C17 63 13 59 12 54Z",
  ),
  circle("c", 51, 11, 9),
  ...within(
    path("k", "M32 44L38 40M60 32L66 35M48 48L54 45M70 50L75 46"),
    path("kd", "M44 30L48 34"),
    circle("l", 48, 8, 2.4),
  ),
];

const honey: Emblem = [
  circle("c", 50, 12, 9),
  path("a", "M22 34H78C94 52 94 80 76 96H24C6 80 6 52 22 34Z"),
  ...within(
    path("b", "M78 34C94 52 94 80 76 96H58C80 80 84 54 72 34Z"),
    path(
      "c",
      "M22 34H78C82 39 86 45 86 51C86 59 75 59 75 51C75 45 67 45 67 53V63C67 73 55 73 55 63V54C55 46 46 46 46 54C46 63 36 63 36 54C36 46 28 46 28 52C28 59 15 58 14 51C15 44 18 39 22 34Z",
    ),
  ),
  box("l", [15, 20, 70, 15], 7),
  path("l", star(7, 2.6, 4), { x: 34, y: 80 }),
];

/** Fruit and sweets. */
export const fruitEmblems = { lemon, strawberry, orange, pineapple, mushroom, lollipop, cupcake, honey };
