import { polar } from "../polar.ts";
import type { Emblem } from "./emblem.ts";
import { box, circle, ellipse, path, star, turns, within } from "./shapes.ts";

const chest: Emblem = [
  path("a", "M8 48V38C8 22 20 12 34 12H66C80 12 92 22 92 38V48Z"),
  box("b", [8, 46, 84, 44], 5),
  ...within(
    path("c", "M22 15.5C26 13 30 12 34 12H35V90H22ZM65 12H66C70 12 74 13 78 15.5V90H65Z"),
    path("d", "M8 45H92V50H8Z"),
    box("l", [40, 40, 20, 23], 4),
    circle("d", 50, 49, 3.6),
    path("d", "M48.4 49H51.6V57H48.4Z"),
  ),
];

const key: Emblem = [
  path("a", "M31 6A25 25 0 1 1 31 56A25 25 0 1 1 31 6ZM31 19A12 12 0 1 0 31 43A12 12 0 1 0 31 19Z"),
  path("a", "M42 50L51 41L94 84V94H82V86H74V78H66Z"),
  ...within(path("b", "M13 48A25 25 0 0 0 56 31H43A12 12 0 0 1 22 39Z"), path("b", "M42 50L46.5 45.5L70 78H66Z")),
  box("c", [38, 40, 22, 11], 4, -45),
];

const nails = [
  [20, 36],
  [19, 53],
  [26, 69],
  [40, 81],
] as const;

const horseshoe: Emblem = [
  path(
    "a",
    "M22 10C4 32 2 60 16 80C25 91 38 96 50 96C62 96 75 91 84 80C98 60 96 32 78 10L60 19C72 36 75 54 67 66C63 72 57 75 50 75C43 75 37 72 33 66C25 54 28 36 40 19Z",
  ),
  ...within(
    path("b", "M78 10C96 32 98 60 84 80C75 91 62 96 50 96C66 88 84 70 70 14Z"),
    path("c", "M22 10L40 19L36 26L17 16.5ZM78 10L60 19L64 26L83 16.5Z"),
    ...nails.flatMap(([x, y]) => [circle("l", x, y, 3.2), circle("l", 100 - x, y, 3.2)]),
  ),
];

const compass: Emblem = [
  circle("b", 50, 50, 44),
  ...within(
    circle("a", 50, 50, 39),
    circle("l", 50, 50, 31),
    path("kd", "M50 22V27M50 73V78M22 50H27M73 50H78"),
    path("c", "M66 26L56.5 56.5L43.5 43.5Z"),
    path("b", "M34 74L43.5 43.5L56.5 56.5Z"),
    circle("d", 50, 50, 4),
  ),
];

const hourglass: Emblem = [
  path("l", "M25 16H75C75 36 61 43 56 50C61 57 75 64 75 84H25C25 64 39 57 44 50C39 43 25 36 25 16Z"),
  ...within(path("c", "M29 31H71C66 41 56 45 52 51V66C60 69 68 74 70 84H30C32 74 40 69 48 66V51C44 45 34 41 29 31Z")),
  box("b", [17, 16, 6, 68], 2),
  box("b", [77, 16, 6, 68], 2),
  box("a", [11, 5, 78, 13], 5),
  box("a", [11, 82, 78, 13], 5),
];

const scroll: Emblem = [
  box("l", [21, 16, 58, 68], 1),
  ...within(path("kd", "M32 38H68M32 50H68M32 62H52")),
  circle("b", 12, 15, 7),
  circle("b", 88, 15, 7),
  circle("b", 12, 85, 7),
  circle("b", 88, 85, 7),
  box("a", [12, 6, 76, 18], 8),
  box("a", [12, 76, 76, 18], 8),
  ...within(path("c", star(11, 8, 10), { x: 66, y: 64 }), circle("l", 66, 64, 4)),
];

const potion: Emblem = [
  path("l", "M39 14H61V36C76 42 86 54 86 68C86 85 71 96 50 96C29 96 14 85 14 68C14 54 24 42 39 36Z"),
  ...within(
    path(
      "a",
      "M19 60C30 54 40 66 52 61C64 56 72 56 81 60C82 63 82 66 82 68C82 83 68 92 50 92C32 92 18 83 18 68C18 66 18 63 19 60Z",
    ),
    path("b", "M72 57C76 57 79 58 81 60C82 63 82 66 82 68C82 83 68 92 50 92C66 86 75 72 72 57Z"),
    circle("l", 38, 76, 5),
    circle("l", 54, 82, 3),
    circle("l", 60, 70, 3.6),
  ),
  box("c", [36, 4, 28, 15], 5),
];

/** A blade is drawn upright around its centre, then rotated. */
const leaning = { x: 50, y: 50, turn: 42 };

const sword: Emblem = [
  path("l", "M0 -58L11 -42V16H-11V-42Z", leaning),
  ...within(path("a", "M0 -58L11 -42V16H0Z", leaning)),
  path("b", "M-6 20H6V44H-6Z", leaning),
  path("c", "M-28 12C-28 8 28 8 28 12V21C28 26 -28 26 -28 21Z", leaning),
  path("c", circle("c", 0, 48, 8.5).path, leaning),
];

const pouch: Emblem = [
  path(
    "b",
    "M30 36C26 24 20 16 25 11C30 14 34 13 38 8C42 13 46 13 50 7C54 13 58 13 62 8C66 13 70 14 75 11C80 16 74 24 70 36Z",
  ),
  path(
    "a",
    "M50 31C60 31 67 33 71 36C91 50 96 68 89 82C84 93 68 96 50 96C32 96 16 93 11 82C4 68 9 50 29 36C33 33 40 31 50 31Z",
  ),
  ...within(
    path("b", "M71 36C91 50 96 68 89 82C84 93 68 96 50 96C72 88 84 66 71 36Z"),
    ...turns(5, -90).map((angle) => {
      const [x = 0, y = 0] = polar(50, 68, 9, angle).split(" ").map(Number);
      return circle("l", x, y, 7);
    }),
    circle("c", 50, 68, 5),
  ),
  path("kc", "M35 38C29 45 28 50 30 57M65 38C71 45 72 50 70 57"),
  box("c", [26, 30, 48, 9], 4.5),
];

const envelope: Emblem = [
  box("a", [16, 6, 68, 88], 7),
  ...within(
    path("b", "M16 13C16 9 19 6 23 6H77C81 6 84 9 84 13V30L50 50L16 30Z"),
    circle("c", 50, 46, 16),
    circle("l", 50, 46, 10),
    box("c", [46, 42, 8, 8], 1),
    path("kc", "M32 76H68M40 84H60"),
  ),
];

const hat: Emblem = [
  ellipse("b", 50, 78, 46, 14),
  path("a", "M27 78L22 20H78L73 78C66 84 34 84 27 78Z"),
  ellipse("d", 50, 20, 28, 9),
  ...within(path("c", "M25.5 62C34 68 66 68 74.5 62L73 76C66 82 34 82 27 76Z"), path("k", "M34 34L36 54")),
  path("c", star(9, 3.4, 4), { x: 84, y: 14 }),
  path("c", star(6, 2.4, 4), { x: 14, y: 10 }),
];

/** Things to find, open or win. */
export const treasureEmblems = {
  chest,
  key,
  horseshoe,
  compass,
  hourglass,
  scroll,
  potion,
  sword,
  pouch,
  envelope,
  hat,
};
