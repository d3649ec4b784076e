import { round } from "../round.ts";

/** A transformation of a path: scaled around its own origin, then rotated (degrees, clockwise), then moved. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
}

/** The number of arguments of each command. */
const argumentCount: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, Q: 4, S: 4, C: 6, A: 7, Z: 0 };

interface Step {
  readonly command: string;
  readonly values: readonly number[];
}

function readSteps(path: string): Step[] {
  const steps: Step[] = [];
  for (const [, command = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const count = argumentCount[command.toUpperCase()] ?? 0;
    if (count === 0) steps.push({ command, values: [] });
    for (let at = 0; count > 0 && at < values.length; at += count) {
      steps.push({ command: at > 0 && command === "M" ? "L" : command, values: values.slice(at, at + count) });
    }
  }
  return steps;
}

/**
 * Transforms path data directly, so that an emblem consists only of paths and one stroke width fits all of its parts.
 * Horizontal and vertical commands become plain lines if the path is rotated.
 */
export function transformPath(path: string, { x, y, scale = 1, turn = 0 }: Placement): string {
  const angle = (turn * Math.PI) / 180;
  const cos = scale * Math.cos(angle);
  const sin = scale * Math.sin(angle);
  let current = { x: 0, y: 0 };

  const point = (px: number, py: number, relative: boolean): string => {
    const originX = relative ? 0 : x;
    const originY = relative ? 0 : y;
    return `${round(cos * px - sin * py + originX)} ${round(sin * px + cos * py + originY)}`;
  };
  const move = (px: number, py: number, relative: boolean): void => {
    current = relative ? { x: current.x + px, y: current.y + py } : { x: px, y: py };
  };

  const written = readSteps(path).map(({ command, values }) => {
    const relative = command === command.toLowerCase();
    const kind = command.toUpperCase();
    if (kind === "Z") return "Z";
    const [first = 0, second = 0, third = 0, large = 0, sweep = 0] = values;
    if (kind === "H" || kind === "V") {
      const targetX = kind === "H" ? first : relative ? 0 : current.x;
      const targetY = kind === "V" ? first : relative ? 0 : current.y;
      move(targetX, targetY, relative);
      if (turn !== 0) return `${relative ? "l" : "L"}${point(targetX, targetY, relative)}`;
      return command + round(first * scale + (relative ? 0 : kind === "H" ? x : y));
    }
    const endX = values.at(-2) ?? 0;
    const endY = values.at(-1) ?? 0;
    move(endX, endY, relative);
    if (kind === "A") {
      return `${command}${round(first * scale)} ${round(second * scale)} ${round(third + turn)} ${large} ${sweep} ${point(endX, endY, relative)}`;
    }
    const points: string[] = [];
    for (let at = 0; at + 1 < values.length; at += 2)
      points.push(point(values[at] ?? 0, values[at + 1] ?? 0, relative));
    return command + points.join(" ");
  });
  return written.join("");
}
