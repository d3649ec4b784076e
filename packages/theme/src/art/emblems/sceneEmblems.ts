import { polar } from "../polar.ts";
import type { Emblem } from "./emblem.ts";
import { box, circle, ellipse, path, sideBySide, wedge, within } from "./shapes.ts";

const pyramid: Emblem = [
  circle("c", 70, 34, 20),
  path("b", "M44 16L96 86H44Z"),
  path("a", "M44 16L4 86H44Z"),
  ...within(
    path("k", "M33 36L44 40L57 34M23 54L44 60L71 54M13 71L44 78L84 71"),
    path("l", "M44 16L37 29L44 32L53.5 29Z"),
  ),
];

const lantern: Emblem = [
  path("kb", "M50 2V14"),
  box("b", [32, 12, 36, 8], 4),
  ellipse("a", 50, 49, 36, 31),
  ...within(ellipse("c", 50, 49, 22, 31), ellipse("l", 50, 49, 8, 31)),
  box("b", [34, 77, 32, 8], 4),
  path("kb", "M44 85V97M50 85V100M56 85V97"),
];

/** A fan opens from -168° in nine folds. */
const foldAngle = (index: number): number => -168 + index * 17.3;
const folds = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const fan: Emblem = [
  ...sideBySide(
    folds.map((index) => wedge(index % 2 ? "c" : "a", [50, 84], [20, 68], [foldAngle(index), foldAngle(index + 1)])),
  ),
  ...within(
    path("k", [...folds, 9].map((index) => `M50 84L${polar(50, 84, 24, foldAngle(index))}`).join("")),
    wedge("l", [50, 84], [54, 60], [-168, -12.3]),
  ),
  circle("b", 50, 84, 5),
];

const wave: Emblem = [
  circle("c", 70, 30, 17),
  path("a", "M2 84C2 42 32 18 60 22C84 26 92 48 80 60C76 49 65 47 59 54C53 62 60 73 74 72C84 71 91 67 98 60V88H2Z"),
  ...within(path("b", "M2 84C10 62 26 46 46 42C30 56 30 74 44 84Z"), path("b", "M98 70V88H20C44 90 80 90 98 70Z")),
  circle("l", 62, 26, 5),
  circle("l", 74, 31, 4),
  circle("l", 81, 41, 4.4),
  circle("l", 82, 51, 3.4),
  circle("l", 52, 23, 4),
];

const mountain: Emblem = [
  circle("c", 66, 32, 18),
  path("b", "M40 84L66 44L98 84Z"),
  path("a", "M2 84L36 26L70 84Z"),
  ...within(path("l", "M36 26L48 46L40 43L34 49L29 43L23.5 48Z")),
  path("kb", "M10 90H90M24 96H76"),
];

const tiger: Emblem = [
  circle("a", 22, 24, 14),
  circle("a", 78, 24, 14),
  ...within(circle("c", 22, 24, 7), circle("c", 78, 24, 7)),
  path("a", "M50 14C80 14 92 38 88 60C84 82 66 92 50 92C34 92 16 82 12 60C8 38 20 14 50 14Z"),
  ...within(
    ellipse("l", 50, 73, 22, 15),
    path(
      "d",
      "M50 14L44 14L47 32L50 36L53 32L56 14ZM34 18L39 32L42 30L38 17ZM66 18L61 32L58 30L62 17ZM12 56L26 60L13 65ZM15 72L28 69L20 79ZM88 56L74 60L87 65ZM85 72L72 69L80 79Z",
    ),
    circle("l", 34, 50, 8),
    circle("l", 66, 50, 8),
    circle("d", 35, 51, 4),
    circle("d", 65, 51, 4),
    path("c", "M43 62H57L50 70Z"),
    path("kd", "M50 70V77M50 77C46 83 40 82 38 79M50 77C54 83 60 82 62 79"),
  ),
];

const mask: Emblem = [
  path("a", "M50 5C78 5 90 26 87 52C84 78 68 96 50 96C32 96 16 78 13 52C10 26 22 5 50 5Z"),
  ...within(
    path("b", "M50 5C78 5 90 26 87 52C84 78 68 96 50 96C66 74 68 34 50 5Z"),
    path("d", "M20 40C26 29 40 29 46 38C38 35 29 36 20 40ZM80 40C74 29 60 29 54 38C62 35 71 36 80 40Z"),
    path("l", "M22 54C28 44 40 44 45 53C38 58 28 58 22 54ZM78 54C72 44 60 44 55 53C62 58 72 58 78 54Z"),
    circle("d", 34, 52, 3.8),
    circle("d", 66, 52, 3.8),
    path("kd", "M50 50C49 58 43 63 44 67C46 70 54 70 56 67"),
    path("d", "M29 74C40 80 60 80 71 74C66 90 34 90 29 74Z"),
    path("l", "M37 77.5C45 79.4 55 79.4 63 77.5L61 81H39Z"),
    circle("c", 24, 67, 6),
    circle("c", 76, 67, 6),
    circle("c", 50, 20, 5),
  ),
];

const fish: Emblem = [
  path("c", "M40 26C46 8 64 10 70 26ZM44 74C48 88 60 88 66 74Z"),
  path("a", "M6 51C20 22 56 17 77 45L97 27C93 44 93 58 97 75L77 56C56 85 20 80 6 51Z"),
  ...within(
    path("b", "M6 51C24 60 54 66 77 56C56 85 20 80 6 51Z"),
    path("k", "M40 34C48 44 48 58 40 68M54 36C60 44 60 58 54 66"),
    circle("l", 24, 45, 6.5),
    circle("d", 23, 45, 3.2),
  ),
  circle("l", 10, 24, 3.6),
  circle("l", 20, 14, 2.6),
];

/** Landscapes, animals and festive things. */
export const sceneEmblems = { pyramid, lantern, fan, wave, mountain, tiger, mask, fish };
