import type { Emblem } from "./emblem.ts";
import { box, circle, ellipse, path, sideBySide, star, within } from "./shapes.ts";

const hold = (turn: number) => ({ x: 50, y: 50, turn });

const racket = { x: 42, y: 52, turn: 38 };

const tennis: Emblem = [
  path("b", "M-14 6L-5 26H5L14 6Z", racket),
  path("c", "M-5.5 22H5.5V52H-5.5Z", racket),
  path("a", ellipse("a", 0, -18, 29, 33).path, racket),
  ...within(
    path("l", ellipse("l", 0, -18, 21, 25).path, racket),
    path("kb", "M-8 -41V5M8 -41V5M-20 -27H20M-20 -10H20", racket),
  ),
  circle("c", 78, 80, 14),
  ...within(path("k", "M68 72C76 74 82 82 80 91")),
];

const bowling: Emblem = [
  path(
    "l",
    "M36 4C46 4 50 12 48 21C46 31 58 42 58 62C58 78 54 90 50 96H22C18 90 14 78 14 62C14 42 26 31 24 21C22 12 26 4 36 4Z",
  ),
  ...within(
    path(
      "c",
      "M24.5 23H47.5C47 27 47.5 30 48.5 33H23.5C24.5 30 25 27 24.5 23ZM21 39H51C52 41 53 43 54 45.5H18C19 43 20 41 21 39Z",
    ),
  ),
  circle("a", 67, 68, 28),
  ...within(
    path("b", "M80 43.2C92 48 98 62 94 76C89 90 74 99 58 94.5C82 90 92 62 80 43.2Z"),
    circle("d", 58, 58, 4),
    circle("d", 70, 54, 4),
    circle("d", 68, 67, 4),
  ),
];

const shuttle: Emblem = [
  path("a", "M-11 18L-34 -38L-18 -46L0 -40L18 -46L34 -38L11 18Z", hold(32)),
  ...within(
    path("b", "M0 -40L18 -46L34 -38L11 18H0Z", hold(32)),
    path("k", "M-6 16L-22 -38M6 16L22 -38M0 16V-36", hold(32)),
  ),
  path("l", "M-13 24H13V30A13 15 0 0 1 -13 30Z", hold(32)),
  path("c", "M-15 16H15V26H-15Z", hold(32)),
];

const glove: Emblem = [
  box("c", [30, 72, 48, 22], 6),
  path("a", "M34 8C56 0 84 8 88 34C90 50 84 64 76 70V76H32V66C24 62 16 54 15 44C14 34 22 30 28 32C23 22 24 12 34 8Z"),
  ...within(
    path("b", "M76 18C86 26 90 40 87 52C84 62 80 68 76 70V76H60C74 60 80 40 76 18Z"),
    path("b", "M15 44C14 31 28 28 37 36C43 42 48 47 56 46C58 56 46 64 34 62C24 60 16 54 15 44Z"),
    path("k", "M40 22C46 18 54 17 62 19"),
    path("l", "M30 80H78V86H30Z"),
  ),
];

const football: Emblem = [
  path("a", "M-48 0C-30 -34 30 -34 48 0C30 34 -30 34 -48 0Z", hold(-34)),
  ...within(
    path("b", "M-48 0C-30 34 30 34 48 0C30 18 -30 18 -48 0Z", hold(-34)),
    path(
      "c",
      "M-36 -14C-33 -5 -33 5 -36 14C-32 17 -30 19 -27 20C-23 8 -23 -8 -27 -20C-30 -19 -32 -17 -36 -14ZM36 -14C33 -5 33 5 36 14C32 17 30 19 27 20C23 8 23 -8 27 -20C30 -19 32 -17 36 -14Z",
      hold(-34),
    ),
    path("k", "M-15 -4H15M-9 -10V2M0 -10V2M9 -10V2", hold(-34)),
  ),
];

/** Heights at which the cloth of a flag passes its columns. */
const folds = [12, 8, 13, 17, 12] as const;
const columns = [22, 39, 56, 73, 94] as const;

function flagField(column: number, row: number): string {
  const [left = 0, right = 0] = columns.slice(column);
  const [from = 0, to = 0] = folds.slice(column);
  return `M${left} ${from + row * 16}L${right} ${to + row * 16}V${to + row * 16 + 16}L${left} ${from + row * 16 + 16}Z`;
}

const flag: Emblem = [
  path("l", `M${columns.map((x, index) => `${x} ${folds[index]}`).join("L")}V60L73 65L56 61L39 56L22 60Z`),
  ...within(
    ...sideBySide(
      [0, 1, 2, 3].flatMap((column) =>
        [0, 1, 2]
          .filter((row) => (row + column) % 2 === 0)
          .map((row) => path(column < 2 ? "a" : "b", flagField(column, row))),
      ),
    ),
  ),
  box("c", [13, 4, 9, 92], 4),
];

const joystick: Emblem = [
  path("b", "M46 36H54V66H46Z"),
  box("b", [6, 66, 88, 28], 9),
  path("a", "M14 70C14 63 20 58 27 58H73C80 58 86 63 86 70V74H14Z"),
  ...within(circle("l", 24, 84, 5), circle("c", 76, 84, 5), box("l", [38, 81, 24, 6], 3)),
  circle("c", 50, 24, 20),
  ...within(path("k", "M37 22C38 16 42 12 47 11")),
];

const knight: Emblem = [
  path(
    "a",
    "M28 82C28 62 48 58 46 46C38 54 30 58 21 56C12 53 13 44 17 40C25 32 29 17 43 13L46 3L57 13C78 18 88 42 82 82Z",
  ),
  ...within(
    path("b", "M57 13C78 18 88 42 82 82H64C74 56 70 30 57 13Z"),
    circle("d", 42, 29, 3.8),
    path("d", "M19 46L27 47L21 50Z"),
    path("k", "M56 70C62 58 62 46 58 36"),
  ),
  box("c", [22, 76, 64, 9], 4),
  box("b", [16, 84, 76, 12], 5),
];

const pip = (role: "a" | "c", x: number, y: number) => path(role, circle(role, x, y, 5).path, hold(14));

const domino: Emblem = [
  box("b", [26, 10, 44, 80], 9, -14),
  box("l", [30, 8, 44, 84], 9, 14),
  ...within(
    path("kd", "M-16 0H18", hold(14)),
    pip("c", -9, -30),
    pip("c", 11, -12),
    pip("c", 1, -21),
    pip("a", -9, 12),
    pip("a", 11, 12),
    pip("a", -9, 30),
    pip("a", 11, 30),
  ),
];

const ticket: Emblem = [
  path("a", "M-46 -26H46V-9A9 9 0 0 0 46 9V26H-46V9A9 9 0 0 0 -46 -9Z", hold(-16)),
  ...within(
    path("b", "M20 -26H46V-9A9 9 0 0 0 46 9V26H20Z", hold(-16)),
    path("k", "M20 -21V-16M20 -9V-4M20 4V9M20 16V21", hold(-16)),
    path("l", star(16, 7), { x: 37, y: 54, turn: -16 }),
    path("c", star(7, 3), { x: 83, y: 41, turn: -16 }),
  ),
];

const drum: Emblem = [
  path("kb", "M22 6L46 30M80 4L56 28"),
  circle("b", 20, 6, 5),
  circle("b", 82, 5, 5),
  path("a", "M10 38V68C10 82 28 92 50 92C72 92 90 82 90 68V38Z"),
  ...within(path("kc", "M13 54L25 82L38 60L50 88L62 60L75 82L87 54")),
  ellipse("b", 50, 38, 41, 18),
  ...within(
    ellipse("l", 50, 37, 35, 14),
    path("c", "M34 37A16 8 0 0 1 66 37C62 44 54 42 50 37C46 32 38 30 34 37Z"),
    path("a", "M34 37A16 8 0 0 0 66 37C62 44 54 42 50 37C46 32 38 30 34 37Z"),
  ),
];

const tea: Emblem = [
  path("kb", "M36 28C29 21 43 16 36 7M56 28C49 21 63 16 56 7"),
  path("b", "M74 46H82C91 46 95 52 95 58C95 69 86 76 72 76L75 67C82 67 86 63 86 58C86 55 84 54 80 54H74Z"),
  ellipse("b", 46, 89, 42, 8),
  path("a", "M12 42H80V56C80 76 66 89 46 89C26 89 12 76 12 56Z"),
  ...within(path("b", "M80 46V56C80 76 66 89 46 89C64 84 72 66 70 46Z"), path("kc", "M14 60C30 66 60 66 78 60")),
  ellipse("l", 46, 42, 34, 10),
  ...within(ellipse("c", 46, 43, 27, 6.4)),
];

/** The front card leans: its picture is drawn upright around its centre, then rotated. */
const front = { x: 45, y: 50, turn: -6 };

const hwatu: Emblem = [
  box("b", [30, 10, 52, 82], 7, 12),
  box("a", [18, 8, 54, 84], 7, -6),
  ...within(
    box("l", [25, 15, 40, 70], 3, -6),
    path("kd", "M-8 34C-10 12 8 8 8 -22M-6 14L-15 2M6 -2L14 -10", front),
    ...(
      [
        [7, -24, 8],
        [-13, -2, 7],
        [13, -4, 6],
        [0, 14, 6],
      ] as const
    ).flatMap(([x, y, radius]) => [
      path("c", circle("c", x, y, radius).path, front),
      path("l", circle("l", x, y, radius * 0.35).path, front),
    ]),
  ),
];

/** Racket and glove sports, board games, and other pastimes. */
export const playEmblems = {
  tennis,
  bowling,
  shuttle,
  glove,
  football,
  flag,
  joystick,
  knight,
  domino,
  ticket,
  drum,
  tea,
  hwatu,
};
