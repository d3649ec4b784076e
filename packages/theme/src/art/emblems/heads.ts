import type { Emblem } from "./emblem.ts";
import { box, circle, ellipse, path, within } from "./shapes.ts";

/** A pair of eyes on both sides of the centre. */
const eyes = (x: number, y: number, radius = 5): Emblem =>
  within(
    circle("d", 50 - x, y, radius),
    circle("d", 50 + x, y, radius),
    circle("l", 50 - x + radius * 0.35, y - radius * 0.35, radius * 0.36),
    circle("l", 50 + x + radius * 0.35, y - radius * 0.35, radius * 0.36),
  );

const cat: Emblem = [
  path("a", "M14 50L12 12C12 8 16 7 19 9L42 24ZM86 50L88 12C88 8 84 7 81 9L58 24Z"),
  ...within(path("c", "M19 38L18 18L33 28ZM81 38L82 18L67 28Z")),
  path("a", "M50 20C76 20 92 38 92 60C92 82 74 94 50 94C26 94 8 82 8 60C8 38 24 20 50 20Z"),
  ...within(
    path("b", "M44 20.5H56L52 38H48ZM30 24L37 21.5L41 35L38 37ZM70 24L63 21.5L59 35L62 37Z"),
    ellipse("l", 50, 75, 22, 15),
    path("c", "M44 66H56L50 73Z"),
    path("kd", "M50 73V78C46 84 40 84 37 80M50 78C54 84 60 84 63 80"),
  ),
  ...eyes(20, 56, 6),
];

const bear: Emblem = [
  circle("a", 20, 26, 16),
  circle("a", 80, 26, 16),
  ...within(circle("c", 20, 26, 8), circle("c", 80, 26, 8)),
  path("a", "M50 12C78 12 92 32 92 56C92 80 76 94 50 94C24 94 8 80 8 56C8 32 22 12 50 12Z"),
  ...within(
    ellipse("l", 50, 68, 22, 18),
    path("d", "M41 58C41 54 59 54 59 58C59 63 54 67 50 67C46 67 41 63 41 58Z"),
    path("kd", "M50 66V73C46 79 41 78 39 76M50 73C54 79 59 78 61 76"),
  ),
  ...eyes(24, 46, 5.5),
];

const rabbit: Emblem = [
  path("l", "M34 44C20 32 16 2 27 2C38 2 46 26 46 42ZM66 44C80 32 84 2 73 2C62 2 54 26 54 42Z"),
  ...within(path("c", "M35 36C28 28 24 10 28 9C33 9 40 26 41 36ZM65 36C72 28 76 10 72 9C67 9 60 26 59 36Z")),
  path("l", "M50 32C74 32 88 46 88 64C88 84 72 95 50 95C28 95 12 84 12 64C12 46 26 32 50 32Z"),
  ...within(
    ellipse("a", 26, 74, 9, 6),
    ellipse("a", 74, 74, 9, 6),
    path("c", "M44 68H56L50 75Z"),
    path("kd", "M50 75V80C46 85 41 84 39 82M50 80C54 85 59 84 61 82"),
  ),
  ...eyes(20, 60, 5.5),
];

const fox: Emblem = [
  path("a", "M10 56L8 10L40 30H60L92 10L90 56C86 78 66 96 50 96C34 96 14 78 10 56Z"),
  ...within(
    path("b", "M15 38L14 20L29 30ZM85 38L86 20L71 30Z"),
    path("l", "M11 60C26 56 42 64 50 84C58 64 74 56 89 60C84 80 64 96 50 96C36 96 16 80 11 60Z"),
    path("d", "M42 84C42 80 58 80 58 84C58 89 53 93 50 93C47 93 42 89 42 84Z"),
  ),
  ...eyes(22, 54, 5.5),
];

const owl: Emblem = [
  path(
    "a",
    "M12 12C24 20 38 18 50 18C62 18 76 20 88 12C92 28 92 44 92 58C92 80 74 95 50 95C26 95 8 80 8 58C8 44 8 28 12 12Z",
  ),
  ...within(
    path(
      "b",
      "M12 12C24 20 38 18 50 18C62 18 76 20 88 12C89 20 78 30 64 28C56 28 52 34 50 40C48 34 44 28 36 28C22 30 11 20 12 12Z",
    ),
    circle("l", 30, 52, 19),
    circle("l", 70, 52, 19),
    path("c", "M42 62H58L50 78Z"),
    path("k", "M36 86C38 82 42 82 44 86M56 86C58 82 62 82 64 86"),
  ),
  ...eyes(19, 53, 9),
];

const frog: Emblem = [
  circle("a", 26, 28, 18),
  circle("a", 74, 28, 18),
  path("a", "M50 26C80 26 96 42 96 62C96 84 76 94 50 94C24 94 4 84 4 62C4 42 20 26 50 26Z"),
  ...within(
    circle("l", 26, 28, 12),
    circle("l", 74, 28, 12),
    circle("d", 28, 29, 6),
    circle("d", 72, 29, 6),
    path("kd", "M20 64C34 80 66 80 80 64"),
    ellipse("c", 17, 60, 7, 5),
    ellipse("c", 83, 60, 7, 5),
    circle("b", 45, 50, 2),
    circle("b", 55, 50, 2),
  ),
];

const panda: Emblem = [
  circle("d", 20, 24, 15),
  circle("d", 80, 24, 15),
  path("l", "M50 14C78 14 94 34 94 58C94 82 76 94 50 94C24 94 6 82 6 58C6 34 22 14 50 14Z"),
  ...within(
    ellipse("d", 28, 54, 13, 15),
    ellipse("d", 72, 54, 13, 15),
    circle("l", 31, 51, 5.5),
    circle("l", 69, 51, 5.5),
    path("d", "M43 68C43 64 57 64 57 68C57 72 53 75 50 75C47 75 43 72 43 68Z"),
    path("kd", "M50 75V79C46 84 41 83 39 81M50 79C54 84 59 83 61 81"),
    ellipse("c", 22, 77, 8, 5),
    ellipse("c", 78, 77, 8, 5),
  ),
];

const robot: Emblem = [
  box("b", [47, 8, 6, 18], 2),
  circle("c", 50, 9, 8),
  box("b", [2, 46, 96, 24], 6),
  box("a", [12, 22, 76, 70], 18),
  ...within(
    box("d", [21, 36, 58, 30], 13),
    circle("c", 37, 51, 7.5),
    circle("c", 63, 51, 7.5),
    box("l", [34, 75, 32, 8], 3),
    path("kd", "M42 75V83M50 75V83M58 75V83"),
  ),
];

const chick: Emblem = [
  path("b", "M46 20C38 8 42 2 48 6C48 0 56 0 55 7C60 3 64 8 55 20Z"),
  path("a", "M50 14C78 14 94 34 94 58C94 82 76 95 50 95C24 95 6 82 6 58C6 34 22 14 50 14Z"),
  ...within(
    path("b", "M94 58C94 82 76 95 50 95C34 95 21 90 14 80C40 88 80 84 94 58Z"),
    path("c", "M36 62C40 56 60 56 64 62L50 76Z"),
    path("kd", "M36 62C44 66 56 66 64 62"),
    ellipse("l", 20, 66, 8, 5),
    ellipse("l", 80, 66, 8, 5),
  ),
  ...eyes(22, 50, 6),
];

const penguin: Emblem = [
  path("b", "M50 8C78 8 92 30 92 56C92 82 76 95 50 95C24 95 8 82 8 56C8 30 22 8 50 8Z"),
  ...within(
    path(
      "l",
      "M50 44C54 30 64 24 72 28C84 34 84 62 78 76C72 88 62 92 50 92C38 92 28 88 22 76C16 62 16 34 28 28C36 24 46 30 50 44Z",
    ),
    path("c", "M38 64C42 58 58 58 62 64L50 75Z"),
    ellipse("a", 24, 72, 7, 5),
    ellipse("a", 76, 72, 7, 5),
  ),
  ...eyes(19, 50, 6),
];

const astronaut: Emblem = [
  box("b", [4, 42, 92, 30], 9),
  circle("l", 50, 52, 43),
  ...within(
    path("d", "M50 28C74 28 82 40 82 52C82 66 72 76 50 76C28 76 18 66 18 52C18 40 26 28 50 28Z"),
    path("a", "M50 33C70 33 77 42 77 52C77 64 68 71 50 71C32 71 23 64 23 52C23 42 30 33 50 33Z"),
    path("k", "M30 50C31 43 36 40 43 39"),
    circle("c", 50, 86, 4),
  ),
];

const helmet: Emblem = [
  path("c", "M50 22C52 6 70 -2 88 4C80 6 82 14 90 16C78 18 64 20 50 26Z"),
  path("a", "M50 18C76 18 86 34 86 56L82 86C70 96 30 96 18 86L14 56C14 34 24 18 50 18Z"),
  ...within(
    path("b", "M50 18C76 18 86 34 86 56L82 86C74 92 62 95 50 95Z"),
    path("d", "M20 46H46V56H54V46H80L78 58H22Z"),
    path("kd", "M50 62V88M38 68V82M62 68V82M27 68V80M73 68V80"),
    path("k", "M26 38C30 30 36 26 42 25"),
  ),
];

const ox: Emblem = [
  path("l", "M30 40C8 40 -2 20 8 4C13 18 22 23 36 24ZM70 40C92 40 102 20 92 4C87 18 78 23 64 24Z"),
  path("b", "M24 44C14 40 6 44 4 52C12 58 22 56 28 52ZM76 44C86 40 94 44 96 52C88 58 78 56 72 52Z"),
  path("a", "M28 22C40 16 60 16 72 22C82 36 80 56 72 70C70 86 62 95 50 95C38 95 30 86 28 70C20 56 18 36 28 22Z"),
  ...within(
    path("b", "M42 18C46 17 54 17 58 18L54 34L50 38L46 34Z"),
    ellipse("l", 50, 78, 22, 16),
    ellipse("d", 42, 75, 3.4, 4.4),
    ellipse("d", 58, 75, 3.4, 4.4),
    path("kc", "M43 82C43 93 57 93 57 82"),
  ),
  ...eyes(15, 50, 5),
];

/** Heads of animals and masked figures, for players' pictures and as heroes of many games. */
export const heads = { cat, bear, rabbit, fox, owl, frog, panda, robot, chick, penguin, astronaut, helmet, ox };
