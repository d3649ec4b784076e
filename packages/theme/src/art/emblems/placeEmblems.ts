import { polar } from "../polar.ts";
import type { Emblem } from "./emblem.ts";
import { box, circle, ellipse, path, star, turns, within } from "./shapes.ts";

const castle: Emblem = [
  path("kb", "M50 28V4"),
  path("c", "M50 3L72 10L50 17Z"),
  path("a", "M8 96V38H17V47H25V38H34V56H37V26H44V34H47V26H53V34H56V26H63V56H66V38H75V47H83V38H92V96Z"),
  ...within(
    path("b", "M83 47V38H92V96H74V47ZM56 34V26H63V96H55V34Z"),
    path("d", "M40 96V82C40 68 60 68 60 82V96Z"),
    box("l", [46, 44, 8, 13], 4),
    box("l", [17, 60, 8, 13], 4),
    box("l", [75, 60, 8, 13], 4),
  ),
];

const temple: Emblem = [
  path("a", "M50 6L96 34H4Z"),
  ...within(path("b", "M50 6L96 34H66Z"), circle("c", 50, 25, 6)),
  box("c", [9, 34, 82, 9], 2),
  ...[15, 34.5, 54, 73.5].map((x) => box("l", [x, 43, 12, 40], 2)),
  ...within(path("kb", "M21 47V79M40.5 47V79M60 47V79M79.5 47V79")),
  box("a", [4, 83, 92, 12], 3),
];

const pagoda: Emblem = [
  box("l", [32, 26, 36, 26], 2),
  box("l", [22, 58, 56, 34], 2),
  ...within(path("d", "M41 92V76C41 68 59 68 59 76V92Z"), box("c", [44, 37, 12, 11], 2)),
  path("kc", "M50 14V3"),
  path("a", "M50 8C58 18 72 24 90 20C86 31 70 35 50 35C30 35 14 31 10 20C28 24 42 18 50 8Z"),
  path("a", "M28 50H72C78 55 88 57 98 54C93 66 76 69 50 69C24 69 7 66 2 54C12 57 22 55 28 50Z"),
  ...within(path("k", "M30 26C40 28 60 28 70 26M22 60C40 63 60 63 78 60")),
  box("b", [12, 90, 76, 8], 3),
];

const palm: Emblem = [
  ellipse("c", 50, 92, 44, 8),
  path("b", "M44 92C40 70 44 54 55 38L64 42C56 58 54 74 58 92Z"),
  path(
    "a",
    "M60 40C52 18 26 12 6 28C26 26 40 30 49 40C32 38 18 48 14 66C28 54 44 46 60 43C63 56 72 65 86 68C83 56 76 47 67 42C80 39 91 43 98 54C98 34 84 26 69 32C75 22 84 16 94 16C80 4 62 12 60 40Z",
  ),
  circle("d", 55, 47, 5.5),
  circle("d", 66, 48, 5.5),
];

const cactus: Emblem = [
  path(
    "a",
    "M39 92V70H30C17 70 10 62 10 50V40C10 29 26 29 26 40V49C26 53 28 55 32 55H39V22C39 5 63 5 63 22V45H68C72 45 74 43 74 39V32C74 21 90 21 90 32V42C90 54 82 61 70 61H63V92Z",
  ),
  ...within(
    path("b", "M63 45V92H54C58 66 58 36 55 10C60 12 63 16 63 22Z"),
    path("k", "M46 24V34M46 48V58M46 72V82M18 42V50M82 34V44"),
  ),
  path("c", star(11, 5, 6), { x: 51, y: 10 }),
  box("b", [24, 84, 54, 14], 4),
];

const bamboo: Emblem = [
  path("c", "M40 34C26 18 12 18 2 28C12 42 26 44 40 34ZM70 30C78 12 90 8 99 12C98 28 86 38 70 30Z"),
  box("b", [56, 12, 19, 86], 5),
  box("a", [26, 3, 21, 95], 5),
  ...within(path("k", "M28 30H45M28 56H45M28 80H45M58 40H73M58 66H73")),
  path("c", "M74 66C84 52 94 54 99 60C94 74 84 76 74 66Z"),
];

/** Cabins hang at equal distances on the wheel. */
const cabins = turns(8, 22.5).map((angle) => {
  const [x = 0, y = 0] = polar(50, 44, 37, angle).split(" ").map(Number);
  return circle("a", x, y, 8);
});

const ferris: Emblem = [
  path("b", "M46 44H54L78 92H68L50 56L32 92H22Z"),
  path("kc", "M50 7a37 37 0 1 1 -.1 0ZM50 7V81M13 44H87M24 18L76 70M76 18L24 70"),
  ...cabins,
  circle("c", 50, 44, 9),
  ...within(circle("l", 50, 44, 4)),
  box("b", [12, 90, 76, 8], 4),
];

const lighthouse: Emblem = [
  path("c", "M36 24L3 10V40ZM64 24L97 10V40Z"),
  path("l", "M37 36H63L70 92H30Z"),
  ...within(path("a", "M36 46H64L66 61H34ZM32 76H68L70 92H30Z"), path("d", "M45 92V84C45 78 55 78 55 84V92Z")),
  box("d", [37, 15, 26, 20], 3),
  ...within(circle("c", 50, 25, 6)),
  path("a", "M32 17L50 2L68 17Z"),
  box("b", [30, 33, 40, 7], 3),
  path("b", "M10 98C12 86 28 84 36 90C46 84 58 84 66 90C76 84 88 88 90 98Z"),
];

const tent: Emblem = [
  path("kb", "M50 16V3"),
  path("c", "M50 2L70 8L50 14Z"),
  path("a", "M50 14C60 30 78 40 96 45L88 96H12L4 45C22 40 40 30 50 14Z"),
  ...within(
    path(
      "l",
      "M50 14C43 30 33 40 22 46L27 96H41L42 47C46 40 49 28 50 14ZM50 14C57 30 67 40 78 46L73 96H59L58 47C54 40 51 28 50 14Z",
    ),
    path("d", "M50 58C54 74 58 86 64 96H36C42 86 46 74 50 58Z"),
    path(
      "b",
      "M4 45C12 43 18 41 24 38C24 50 6 52 4 45ZM24 38C32 34 38 29 42 24C44 44 26 50 24 44ZM76 38C68 34 62 29 58 24C56 44 74 50 76 44ZM96 45C88 43 82 41 76 38C76 50 94 52 96 45Z",
    ),
  ),
];

/** Buildings and plants: where games take place. */
export const placeEmblems = { castle, temple, pagoda, palm, cactus, bamboo, ferris, lighthouse, tent };
