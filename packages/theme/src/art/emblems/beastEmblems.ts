import type { Emblem } from "./emblem.ts";
import { box, circle, ellipse, path, star, within } from "./shapes.ts";

/** A pair of eyes on both sides of the centre. */
const eyes = (x: number, y: number, radius = 5): Emblem =>
  within(
    circle("d", 50 - x, y, radius),
    circle("d", 50 + x, y, radius),
    circle("l", 50 - x + radius * 0.35, y - radius * 0.35, radius * 0.36),
    circle("l", 50 + x + radius * 0.35, y - radius * 0.35, radius * 0.36),
  );

const dragon: Emblem = [
  path("b", star(47, 32, 11), { x: 50, y: 49 }),
  path("kc", "M32 76C18 76 12 86 14 97M68 76C82 76 88 86 86 97"),
  path(
    "c",
    "M36 30C26 24 20 14 22 0C26 6 29 9 32 11C32 6 34 2 38 0C37 10 40 18 46 24ZM64 30C74 24 80 14 78 0C74 6 71 9 68 11C68 6 66 2 62 0C63 10 60 18 54 24Z",
  ),
  path(
    "a",
    "M50 18C66 18 76 30 75 45C74 54 72 58 76 66C82 78 72 90 62 88C58 92 42 92 38 88C28 90 18 78 24 66C28 58 26 54 25 45C24 30 34 18 50 18Z",
  ),
  ...within(
    path("b", "M28 34L46 46L45 37ZM72 34L54 46L55 37ZM50 20L55 30L50 40L45 30Z"),
    ellipse("d", 38, 71, 4, 3),
    ellipse("d", 62, 71, 4, 3),
    path("kd", "M31 79C40 85 60 85 69 79"),
    path("l", "M36 82L40 94L45 84ZM64 82L60 94L55 84Z"),
  ),
  ...eyes(13, 50, 5.5),
];

const wolf: Emblem = [
  path("a", "M14 46L10 4L44 22ZM86 46L90 4L56 22Z"),
  ...within(path("c", "M19 34L17 16L33 26ZM81 34L83 16L67 26Z")),
  path(
    "a",
    "M50 16C72 16 87 30 89 50L98 66L82 68L78 81L64 82C60 92 55 97 50 97C45 97 40 92 36 82L22 81L18 68L2 66L11 50C13 30 28 16 50 16Z",
  ),
  ...within(
    path("l", "M50 52C60 45 78 48 84 60L70 66C65 80 58 90 50 91C42 90 35 80 30 66L16 60C22 48 40 45 50 52Z"),
    path("b", "M50 17L59 42L50 53L41 42Z"),
    path("d", "M41 71H59L50 82Z"),
  ),
  ...eyes(20, 53, 5.5),
];

const lion: Emblem = [
  path("b", star(49, 40, 14), { x: 50, y: 51 }),
  circle("a", 25, 27, 11),
  circle("a", 75, 27, 11),
  circle("a", 50, 53, 33),
  ...within(
    circle("c", 25, 27, 5),
    circle("c", 75, 27, 5),
    ellipse("l", 50, 69, 18, 13),
    path("d", "M42 60H58L50 68Z"),
    path("kd", "M50 67V72C46 77 41 76 38 74M50 72C54 77 59 76 62 74"),
  ),
  ...eyes(15, 48, 5.5),
];

const eagle: Emblem = [
  path("c", "M40 72L34 97H66L60 72Z"),
  path("b", "M50 38C38 18 20 8 1 12C4 42 18 66 46 70ZM50 38C62 18 80 8 99 12C96 42 82 66 54 70Z"),
  ...within(
    path("k", "M12 24C20 38 30 50 42 58M26 22C32 34 38 42 44 48M88 24C80 38 70 50 58 58M74 22C68 34 62 42 56 48"),
  ),
  path("a", "M50 34C62 34 67 46 64 62L50 88L36 62C33 46 38 34 50 34Z"),
  circle("l", 50, 26, 16),
  ...within(circle("d", 43, 24, 3), circle("d", 57, 24, 3), path("c", "M43 29H57L50 42Z")),
];

const elephant: Emblem = [
  path("b", "M32 22C14 8 0 24 2 44C4 66 22 72 34 58ZM68 22C86 8 100 24 98 44C96 66 78 72 66 58Z"),
  ...within(path("c", "M28 32C18 24 9 32 11 45C13 58 24 60 30 52ZM72 32C82 24 91 32 89 45C87 58 76 60 70 52Z")),
  path("l", "M34 64C28 74 31 84 40 88C38 80 40 74 44 68ZM66 64C72 74 69 84 60 88C62 80 60 74 56 68Z"),
  path(
    "a",
    "M50 10C70 10 80 26 78 44C77 56 70 62 63 66C62 78 62 84 66 88C70 91 74 88 75 83L84 86C83 97 70 101 60 97C46 91 40 78 39 66C31 63 23 56 22 44C20 26 30 10 50 10Z",
  ),
  ...within(path("kb", "M42 74C48 76 56 76 61 74M44 83C50 85 56 85 61 83"), path("k", "M42 18C46 16 54 16 58 18")),
  ...eyes(15, 42, 5),
];

const monkey: Emblem = [
  circle("a", 14, 52, 14),
  circle("a", 86, 52, 14),
  ...within(circle("c", 14, 52, 7), circle("c", 86, 52, 7)),
  path("a", "M44 12C42 4 54 1 58 7C78 10 90 28 90 50C90 78 74 95 50 95C26 95 10 78 10 50C10 28 24 14 44 12Z"),
  ...within(
    path(
      "l",
      "M50 36C57 26 77 28 77 46C77 54 73 57 75 65C77 82 64 90 50 90C36 90 23 82 25 65C27 57 23 54 23 46C23 28 43 26 50 36Z",
    ),
    circle("d", 46, 61, 2.4),
    circle("d", 54, 61, 2.4),
    path("kd", "M38 72C43 80 57 80 62 72"),
  ),
  ...eyes(13, 48, 5.5),
];

const pig: Emblem = [
  path("b", "M16 44L10 8L44 22ZM84 44L90 8L56 22Z"),
  path("a", "M50 14C76 14 93 32 93 57C93 81 76 95 50 95C24 95 7 81 7 57C7 32 24 14 50 14Z"),
  ...within(
    ellipse("c", 50, 64, 21, 15),
    ellipse("d", 43, 64, 3.4, 5),
    ellipse("d", 57, 64, 3.4, 5),
    path("kd", "M42 85C47 88 53 88 58 85"),
    box("d", [38, 22, 24, 5], 2.5),
  ),
  ...eyes(25, 47, 5.5),
];

/** The tips of the tail's feathers, from left to right. */
const tips = [
  [9, 62],
  [15, 38],
  [30, 19],
  [50, 12],
  [70, 19],
  [85, 38],
  [91, 62],
] as const;

const peacock: Emblem = [
  path("b", "M50 88L4 70L8 34L28 10L50 5L72 10L92 34L96 70Z"),
  ...tips.map(([x, y]) => circle("b", x, y, 11)),
  ...within(
    ...tips.map(([x, y]) => circle("c", x * 0.9 + 5, y * 0.9 + 7, 7)),
    ...tips.map(([x, y]) => circle("d", x * 0.9 + 5, y * 0.9 + 7, 3.4)),
    path("k", "M44 76L22 64M45 70L28 48M48 66L38 36M56 76L78 64M55 70L72 48M52 66L62 36"),
  ),
  path("a", "M50 34C60 34 62 44 58 52C68 66 66 96 50 97C34 96 32 66 42 52C38 44 40 34 50 34Z"),
  ...within(
    circle("d", 46, 43, 2.6),
    circle("d", 54, 43, 2.6),
    path("c", "M46 48H54L50 56Z"),
    path("k", "M44 74C47 77 53 77 56 74M44 84C47 87 53 87 56 84"),
  ),
];

const bee: Emblem = [
  path("l", "M46 40C30 36 20 22 26 10C38 6 50 18 52 38ZM56 40C60 22 72 12 86 16C90 30 76 42 60 44Z"),
  path("c", "M84 66L98 70L86 78Z"),
  ellipse("a", 52, 64, 37, 27),
  ...within(
    path(
      "d",
      "M42 38.5C46 37.5 50 37 54 37C58 54 58 74 54 91C50 91 46 90.5 42 89.5C46 74 46 54 42 38.5ZM66 39.5C70 40.5 74 43 77 45.5C80 58 80 70 77 82.5C74 85 70 87.5 66 88.5C70 74 70 54 66 39.5Z",
    ),
    circle("d", 28, 60, 4.6),
    circle("l", 29.4, 58.6, 1.6),
    path("kd", "M22 70C25 75 30 76 34 74"),
  ),
  path("kd", "M24 46C20 38 14 34 8 36"),
];

/** Animals that are not faces of players. */
export const beastEmblems = { dragon, wolf, lion, eagle, elephant, monkey, pig, peacock, bee };
