import type { Emblem } from "./emblem.ts";
import { box, circle, path, star, within } from "./shapes.ts";

/** A hole in a disc: the inner circle runs the other way round. */
const band = (x: number, y: number, outer: number, inner: number): string =>
  `M${x} ${y - outer}a${outer} ${outer} 0 1 1 -.1 0ZM${x} ${y - inner}a${inner} ${inner} 0 1 0 .1 0Z`;

const heart: Emblem = [
  path("a", "M50 95C6 63 -1 44 5 27C13 6 40 6 50 29C60 6 87 6 95 27C101 44 94 63 50 95Z"),
  ...within(
    path("b", "M80 14C87 16 92 20 95 27C101 44 94 63 50 95C82 66 88 38 80 14Z"),
    path("k", "M18 42C15 34 18 27 26 25"),
  ),
];

const ring: Emblem = [
  path("c", band(50, 66, 32, 22)),
  path("a", "M32 4H68L82 19L50 48L18 19Z"),
  ...within(path("l", "M32 4H50L36 19H18ZM68 4L64 19H82Z"), path("b", "M64 19H82L50 48Z")),
];

/** A tool is drawn upright around its centre, then leans. */
const leaning = { x: 50, y: 50, turn: 40 };

const pickaxe: Emblem = [
  path("b", "M-6 -34H6V54C6 58 -6 58 -6 54Z", leaning),
  path("a", "M-52 -8C-40 -38 -18 -46 0 -46C18 -46 40 -38 52 -8C36 -24 18 -28 0 -28C-18 -28 -36 -24 -52 -8Z", leaning),
  ...within(path("k", "M-34 -28C-24 -36 -12 -38 -2 -38", leaning)),
  path("c", "M-11 -48H11V-24H-11Z", leaning),
];

const axe: Emblem = [
  path("b", "M-5 -44H5V54C5 58 -5 58 -5 54Z", { x: 50, y: 48, turn: 22 }),
  path(
    "a",
    "M-4 -34C-20 -36 -32 -42 -40 -48C-48 -28 -48 -10 -40 10C-32 4 -20 -2 -4 -4ZM4 -34C20 -36 32 -42 40 -48C48 -28 48 -10 40 10C32 4 20 -2 4 -4Z",
    { x: 50, y: 48, turn: 22 },
  ),
  ...within(path("k", "M-37 -36C-41 -24 -41 -12 -37 0M37 -36C41 -24 41 -12 37 0", { x: 50, y: 48, turn: 22 })),
  path("c", "M-9 -38H9V0H-9Z", { x: 50, y: 48, turn: 22 }),
];

const hammer: Emblem = [
  path("b", "M-6 -20H6V52C6 57 -6 57 -6 52Z", leaning),
  path("a", "M-34 -50H34L40 -44V-16L34 -10H-34L-40 -16V-44Z", leaning),
  ...within(path("b", "M20 -50H34L40 -44V-16L34 -10H20Z", leaning), path("k", "M-26 -40H4M-26 -20H4", leaning)),
  path("c", "M-10 -12H10V0H-10ZM-9 44H9V54H-9Z", leaning),
];

const bow: Emblem = [
  path("kb", "M18 10L90 82"),
  path("b", "M14 6C70 4 96 30 94 86L85 84C84 40 60 16 16 15Z"),
  path("l", "M10 84L70 24L76 30L16 90Z"),
  path("c", "M64 16L90 10L84 36ZM4 80L18 74L26 82L20 96L14 86Z"),
];

const skull: Emblem = [
  path("c", "M8 66L92 88L89 98L5 76ZM92 66L8 88L11 98L95 76Z"),
  path("l", "M50 4C78 4 92 23 90 46C89 58 82 63 77 69V80C77 90 23 90 23 80V69C18 63 11 58 10 46C8 23 22 4 50 4Z"),
  ...within(
    circle("d", 33, 46, 12),
    circle("d", 67, 46, 12),
    path("d", "M50 57L56 68H44Z"),
    path("kd", "M40 77V86M50 77V87M60 77V86"),
    circle("a", 33, 46, 4),
    circle("a", 67, 46, 4),
  ),
];

const lamp: Emblem = [
  path("kb", "M8 30C0 22 16 16 8 4"),
  path("kc", "M72 54C90 50 98 64 88 72C82 77 74 75 66 70"),
  path("b", "M36 76H62L74 94H24Z"),
  path("a", "M2 36C20 36 26 46 36 48H74C78 64 68 78 54 80H42C24 78 22 54 2 36Z"),
  ...within(path("k", "M34 58C38 64 44 66 52 66")),
  path("c", "M36 49C38 34 70 34 72 49Z"),
  circle("c", 54, 31, 6.5),
  path("l", star(8, 3, 4), { x: 84, y: 22 }),
];

const balloon: Emblem = [
  path("kb", "M40 74L43 86M60 74L57 86"),
  path("a", "M50 3C78 3 92 21 90 42C88 61 70 69 61 79H39C30 69 12 61 10 42C8 21 22 3 50 3Z"),
  ...within(
    path("l", "M50 3C67 16 69 56 56 79H44C31 56 33 16 50 3Z"),
    path("c", "M50 3C57 20 57 56 53 79H47C43 56 43 20 50 3Z"),
    path("b", "M72 8C84 15 91 28 90 42C88 61 70 69 61 79C76 58 80 30 72 8Z"),
  ),
  box("b", [39, 85, 22, 14], 4),
];

const disco: Emblem = [
  path("kb", "M50 1V14"),
  circle("a", 50, 56, 41),
  ...within(
    path("b", "M70 20C84 28 91 42 91 56C91 79 73 97 50 97C78 84 82 48 70 20Z"),
    path("k", "M14 40H86M9 56H91M14 72H86M50 15C28 32 28 80 50 97M50 15C72 32 72 80 50 97M50 15V97"),
    box("l", [34, 43, 9, 9], 1),
    box("l", [53, 59, 10, 9], 1),
  ),
  path("c", star(13, 4, 4), { x: 84, y: 18 }),
  path("c", star(9, 3, 4), { x: 12, y: 24 }),
];

const car: Emblem = [
  path("a", "M2 68C3 56 12 51 26 49L40 30H66L82 49C94 51 98 57 98 68V76H2Z"),
  ...within(path("l", "M34 49L44 37H52V49ZM57 49V37H64L73 49Z"), path("c", "M2 62H98V68H2Z"), path("k", "M54 54H60")),
  circle("d", 25, 76, 13),
  circle("d", 76, 76, 13),
  ...within(circle("l", 25, 76, 6), circle("l", 76, 76, 6)),
];

const feather: Emblem = [
  path("a", "M90 4C50 6 20 36 17 72L4 93L11 98L26 82C64 80 94 48 90 4Z"),
  ...within(
    path("b", "M90 4L25 83C64 80 94 48 90 4Z"),
    path("k", "M18 86L72 24M34 68L32 50M48 52L46 34M44 57L62 56M58 40L76 38"),
  ),
];

/** Tools, weapons and things of fairy tales. */
export const toolEmblems = {
  heart,
  ring,
  pickaxe,
  axe,
  hammer,
  bow,
  skull,
  lamp,
  balloon,
  disco,
  car,
  feather,
};
