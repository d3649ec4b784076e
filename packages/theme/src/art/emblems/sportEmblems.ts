import { polar } from "../polar.ts";
import type { Emblem } from "./emblem.ts";
import { box, circle, path, star, turns, within } from "./shapes.ts";

/** The patch of a football at the rim, in the direction of `angle`. */
const rimPatch = (angle: number): string => {
  const corners = [
    polar(50, 50, 27, angle),
    polar(50, 50, 34, angle + 22),
    polar(50, 50, 42, angle + 14),
    polar(50, 50, 42, angle - 14),
    polar(50, 50, 34, angle - 22),
  ];
  return `M${corners.join("L")}Z`;
};

const fifths = turns(5, -90);

const soccer: Emblem = [
  circle("l", 50, 50, 42),
  ...within(
    path("d", `M${fifths.map((angle) => polar(50, 50, 14, angle)).join("L")}Z`),
    path("kd", fifths.map((angle) => `M${polar(50, 50, 14, angle)}L${polar(50, 50, 27, angle)}`).join("")),
    path("d", fifths.map(rimPatch).join("")),
    path("k", "M20 42C24 28 34 20 44 18"),
  ),
];

const basket: Emblem = [
  circle("a", 50, 50, 42),
  ...within(
    path("b", "M50 8C74 8 92 27 92 50C92 73 74 92 50 92C66 74 66 26 50 8Z"),
    path("kd", "M50 8V92M8 50H92M22 20C42 36 42 64 22 80M78 20C58 36 58 64 78 80"),
  ),
];

/** Stitches along the two seams of a baseball: distance from the seam's end, from top to bottom. */
const stitches = [0, 6, 8, 6, 0].map(
  (bend, row) => `M${30 + bend} ${24 + row * 13}l8 -3M${70 - bend} ${24 + row * 13}l-8 -3`,
);

const baseball: Emblem = [
  circle("l", 50, 50, 42),
  ...within(path("kc", "M26 16C44 36 44 64 26 84M74 16C56 36 56 64 74 84"), path("kc", stitches.join(""))),
];

const trophy: Emblem = [
  path("kb", "M28 20H12C12 40 20 48 32 50M72 20H88C88 40 80 48 68 50"),
  path("a", "M26 10H74V36C74 56 63 64 50 64C37 64 26 56 26 36Z"),
  ...within(path("b", "M54 10H74V36C74 56 63 64 50 64C58 52 60 30 54 10Z")),
  path("b", "M45 63H55L58 78H42Z"),
  box("c", [30, 77, 40, 12], 4),
  ...within(path("l", star(11, 4.6), { x: 48, y: 35 })),
];

const gamepad: Emblem = [
  path("a", "M26 28H74C94 28 99 82 85 84C74 85 70 66 62 66H38C30 66 26 85 15 84C1 82 6 28 26 28Z"),
  ...within(
    path("b", "M62 66C70 66 74 85 85 84C95 83 95 56 89 41C84 54 76 62 62 66Z"),
    path("l", "M26 38H33V45H40V52H33V59H26V52H19V45H26Z"),
    circle("c", 72, 40, 4.6),
    circle("c", 72, 56, 4.6),
    circle("l", 64, 48, 4.6),
    circle("l", 80, 48, 4.6),
  ),
];

const shield: Emblem = [
  path("a", "M50 6L88 20V48C88 73 70 88 50 96C30 88 12 73 12 48V20Z"),
  ...within(
    path("b", "M50 6L88 20V48C88 73 70 88 50 96Z"),
    path("l", "M50 22L68 40V56L50 40L32 56V40Z"),
    path("c", "M50 46L66 62V76L50 62L34 76V62Z"),
  ),
];

const target: Emblem = [
  circle("a", 50, 50, 40),
  ...within(circle("d", 50, 50, 30), circle("b", 50, 50, 22), circle("c", 50, 50, 10)),
  path("k", "M50 2V26M50 74V98M2 50H26M74 50H98"),
];

/** A rocket flying to the upper right: drawn upright around its centre, then rotated. */
const inFlight = { x: 50, y: 50, turn: 34 };

const rocket: Emblem = [
  path("b", "M-16 2L-36 26L-15 22Z", inFlight),
  path("b", "M16 2L36 26L15 22Z", inFlight),
  path("c", "M-10 22C-12 36 0 50 0 50C0 50 12 36 10 22Z", inFlight),
  path("a", "M0 -50C18 -34 22 -6 17 22H-17C-22 -6 -18 -34 0 -50Z", inFlight),
  ...within(
    path("b", "M0 -50C18 -34 22 -6 17 22H2C8 -2 8 -30 0 -50Z", inFlight),
    path("l", circle("l", 0, -14, 9).path, inFlight),
    path("d", circle("d", 0, -14, 5).path, inFlight),
  ),
];

/** Balls, prizes and video games. */
export const sportEmblems = { soccer, basket, baseball, trophy, gamepad, shield, target, rocket };
