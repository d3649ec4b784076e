import type { Emblem } from "./emblem.ts";
import {
  box,
  circle,
  diamond,
  ellipse,
  heart,
  path,
  seven,
  sideBySide,
  spadeSuit,
  star,
  turns,
  wedge,
  within,
} from "./shapes.ts";

const cards: Emblem = [
  box("b", [15, 20, 42, 58], 6, -13),
  ...within(path("l", spadeSuit, { x: 33, y: 46, scale: 1.25, turn: -13 })),
  box("l", [43, 20, 42, 58], 6, 11),
  ...within(
    path("c", heart, { x: 64, y: 50, scale: 1.5, turn: 11 }),
    path("c", heart, { x: 55, y: 30, scale: 0.5, turn: 11 }),
    path("c", heart, { x: 73, y: 70, scale: 0.5, turn: 191 }),
  ),
];

const dice: Emblem = [
  path("l", "M50 14L84 33L50 52L16 33Z"),
  path("a", "M16 33L50 52V90L16 71Z"),
  path("b", "M84 33L50 52V90L84 71Z"),
  ...within(
    ellipse("c", 50, 33, 7, 4),
    ellipse("l", 25, 47, 3.4, 4.6),
    ellipse("l", 33, 61, 3.4, 4.6),
    ellipse("l", 41, 76, 3.4, 4.6),
    ellipse("l", 60, 74, 3.4, 4.6),
    ellipse("l", 75, 50, 3.4, 4.6),
  ),
];

const roulette: Emblem = [
  circle("b", 50, 50, 43),
  ...within(
    ...sideBySide(
      turns(16).map((angle, index) => wedge(index % 2 ? "a" : "c", [50, 50], [24, 38], [angle, angle + 22.5])),
    ),
    circle("b", 50, 50, 24),
    circle("a", 50, 50, 19),
    ...turns(4).map((turn) => path("l", "M-2 -3L0 -16L2 -3Z", { x: 50, y: 50, turn })),
    circle("l", 65, 50, 2.4),
    circle("l", 50, 65, 2.4),
    circle("l", 35, 50, 2.4),
    circle("l", 50, 35, 2.4),
    circle("l", 50, 50, 5),
    circle("l", 78, 26, 4.4),
  ),
];

const wheel: Emblem = [
  circle("b", 50, 54, 42),
  ...within(
    ...sideBySide(
      turns(10).map((angle, index) =>
        wedge((["a", "c", "l", "c"] as const)[index % 4] ?? "a", [50, 54], [0, 36], [angle, angle + 36]),
      ),
    ),
    circle("b", 50, 54, 10),
    circle("l", 50, 54, 5),
  ),
  path("d", "M40 2H60L50 22Z"),
];

const chipLayer = (index: number): Emblem => {
  const y = 78 - index * 13;
  const side = index % 2 ? "a" : "c";
  return [
    ellipse(side, 50, y + 6, 40, 15),
    box(side, [10, y, 80, 6], 0.1),
    ...within(path("l", `M22 ${y + 11}l10 4v6l-10 -4ZM44 ${y + 15}h12v6h-12ZM68 ${y + 15}l10 -4v6l-10 4Z`)),
    ellipse(index % 2 ? "b" : "a", 50, y, 40, 15),
  ];
};

const chips: Emblem = [
  ...[0, 1, 2, 3].flatMap(chipLayer),
  ...within(ellipse("l", 50, 39, 24, 9), path("c", spadeSuit, { x: 50, y: 39, scale: 0.58 })),
];

const mahjongTile: Emblem = [
  box("b", [30, 18, 52, 72], 9),
  box("l", [22, 12, 52, 72], 9),
  ...within(
    circle("c", 48, 30, 10),
    circle("l", 48, 30, 4.5),
    circle("a", 36, 54, 7),
    circle("a", 60, 54, 7),
    circle("b", 36, 71, 7),
    circle("b", 60, 71, 7),
  ),
];

const spade: Emblem = [
  path("a", spadeSuit, { x: 50, y: 48, scale: 3.9 }),
  path("b", "M50 4C94 42 88 86 58 68C62 50 58 24 50 4Z"),
  ...within(path("l", diamond, { x: 42, y: 52, scale: 0.8 })),
];

const lotto: Emblem = [
  circle("b", 50, 30, 25),
  ...within(circle("l", 50, 28, 13), path("kd", "M46 24L51 20V36")),
  circle("a", 30, 67, 25),
  ...within(circle("l", 30, 65, 13), path("kd", "M25 60H35L29 72")),
  circle("c", 72, 67, 25),
  ...within(circle("l", 72, 65, 13), path("kd", "M72 64.5A3.6 3.6 0 1 1 72.1 64.5A4.4 4.4 0 1 0 72.2 64.5")),
];

const plinkoPins = [
  [39, 61],
  [28, 50, 72],
  [39, 61],
];

const plinko: Emblem = [
  path("b", "M10 36C10 16 28 5 50 5C72 5 90 16 90 36V88C90 92 87 95 83 95H17C13 95 10 92 10 88Z"),
  ...within(
    ...sideBySide(plinkoPins.flatMap((row, index) => row.map((x) => circle("l", x, 30 + index * 16, 4.6)))),
    path("a", "M17 74H30V88H17ZM34 74H41V88H34ZM59 74H66V88H59ZM70 74H83V88H70Z"),
    path("c", "M45 74H55V88H45Z"),
    circle("c", 50, 17, 7.5),
  ),
];

const reels: Emblem = [
  box("a", [10, 22, 70, 56], 11),
  box("b", [18, 14, 54, 12], 6),
  ...within(
    box("d", [17, 38, 56, 28], 5),
    ...[20, 37.5, 55].map((x) => box("l", [x, 41, 15, 22], 3)),
    ...[27.5, 45, 62.5].map((x) => path("c", seven, { x, y: 52, scale: 0.62 })),
  ),
  box("b", [20, 78, 50, 8], 4),
  box("b", [84, 38, 5, 28], 2.5),
  circle("c", 86.5, 34, 7.5),
];

const bomb: Emblem = [
  path("kb", "M66 26C70 12 84 14 86 22"),
  circle("a", 44, 60, 34),
  path("b", "M44 94C63 94 78 79 78 60C78 50 74 42 68 36C72 60 66 82 44 94Z"),
  box("b", [56, 20, 18, 14], 4, 38),
  path("c", star(12, 4.6, 8), { x: 88, y: 20 }),
  ...within(path("k", "M20 54C22 44 28 38 36 36")),
];

/** Things that lie on a gaming table. */
export const tableEmblems = {
  cards,
  dice,
  roulette,
  wheel,
  chips,
  tile: mahjongTile,
  spade,
  lotto,
  plinko,
  reels,
  bomb,
};
