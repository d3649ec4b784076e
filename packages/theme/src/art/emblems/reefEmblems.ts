import type { Emblem } from "./emblem.ts";
import { box, circle, path, star, within } from "./shapes.ts";

const jellyfish: Emblem = [
  path("kb", "M24 58C16 70 32 80 24 94M41 60C34 72 48 84 41 98M59 60C52 72 66 84 59 98M76 58C68 70 84 80 76 94"),
  path(
    "a",
    "M8 50C8 23 27 4 50 4C73 4 92 23 92 50C92 60 81 62 76 55C72 62 62 62 58 55C54 62 46 62 42 55C38 62 28 62 24 55C19 62 8 60 8 50Z",
  ),
  ...within(
    path("b", "M68 8C83 15 92 31 92 50C92 60 81 62 76 55C80 38 78 20 68 8Z"),
    path("k", "M20 38C22 27 28 20 36 16"),
    circle("d", 38, 40, 4.6),
    circle("d", 62, 40, 4.6),
    path("kd", "M44 47C47 50 53 50 56 47"),
  ),
];

const starfish: Emblem = [
  path(
    "a",
    "M50 3C60 3 61 27 67 33C76 36 97 32 98 42C99 51 79 58 77 67C77 76 88 93 81 97C73 101 59 85 50 85C41 85 27 101 19 97C12 93 23 76 23 67C21 58 1 51 2 42C3 32 24 36 33 33C39 27 40 3 50 3Z",
  ),
  ...within(
    circle("c", 50, 18, 4.5),
    circle("c", 83, 43, 4.5),
    circle("c", 17, 43, 4.5),
    circle("c", 74, 84, 4.5),
    circle("c", 26, 84, 4.5),
    circle("d", 41, 49, 4.6),
    circle("d", 59, 49, 4.6),
    path("kd", "M42 61C46 66 54 66 58 61"),
  ),
];

const shell: Emblem = [
  path("b", "M32 82H68L76 97H24Z"),
  path(
    "a",
    "M50 90C20 88 2 62 6 36C13 33 17 31 19 24C27 23 31 19 34 12C40 13 46 11 50 5C54 11 60 13 66 12C69 19 73 23 81 24C83 31 87 33 94 36C98 62 80 88 50 90Z",
  ),
  ...within(
    path("k", "M44 82L18 38M48 82L35 24M52 82L65 24M56 82L82 38"),
    path("c", "M32 86C40 76 60 76 68 86C58 92 42 92 32 86Z"),
  ),
];

const puffer: Emblem = [
  path("c", star(48, 38, 16), { x: 52, y: 50 }),
  path("b", "M84 44L99 32V66L84 56Z"),
  circle("a", 50, 50, 38),
  ...within(
    path("l", "M13 56C28 68 72 68 87 56C84 76 68 88 50 88C32 88 16 76 13 56Z"),
    circle("l", 30, 40, 10),
    circle("l", 62, 40, 10),
    circle("d", 32, 41, 5),
    circle("d", 60, 41, 5),
    path("kd", "M40 58C43 62 49 62 52 58"),
    path("b", "M70 54C78 52 82 56 82 62C76 66 70 62 70 54Z"),
  ),
];

const hook: Emblem = [
  path("d", "M56 1a11 11 0 1 1 -.1 0ZM56 7a5 5 0 1 0 .1 0Z"),
  path("a", "M51 20H61V66C61 104 10 104 10 66V56L1 63L15 36L30 63L20 57V66C20 90 51 90 51 66Z"),
  ...within(path("k", "M56 28V62")),
  path("c", "M64 34C80 26 94 34 97 50C90 62 72 64 64 52Z"),
  ...within(circle("d", 86, 45, 3), path("k", "M70 40C74 44 74 48 70 52")),
];

const trident: Emblem = [
  path(
    "a",
    "M45 98V62H36C20 62 12 50 12 31H4L18 5L32 31H24C24 43 29 49 37 49H44V27H35L50 1L65 27H56V49H63C71 49 76 43 76 31H68L82 5L96 31H88C88 50 80 62 64 62H55V98Z",
  ),
  ...within(path("b", "M50 1L65 27H56V49H63C71 49 76 43 76 31H68L82 5L96 31H88C88 50 80 62 64 62H55V98H50Z")),
  box("c", [37, 54, 26, 11], 5),
];

/** Life of the reef, and what fishermen use. */
export const reefEmblems = { jellyfish, starfish, shell, puffer, hook, trident };
