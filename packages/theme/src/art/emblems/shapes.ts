import { polar } from "../polar.ts";
import { round } from "../round.ts";
import type { EmblemPart, PaintRole } from "./emblem.ts";
import { type Placement, transformPath } from "./transformPath.ts";

/** A part from path data, optionally placed elsewhere. */
export function path(role: PaintRole, data: string, placement?: Placement): EmblemPart {
  return { role, path: placement === undefined ? data : transformPath(data, placement) };
}

/** Marks parts that lie on the previous parts and do not change the silhouette. */
export function within(...parts: readonly EmblemPart[]): EmblemPart[] {
  return parts.map((part) => ({ ...part, isWithin: true }));
}

/** Non-overlapping parts, ordered so that parts of one role are adjacent and share their paint. */
export function sideBySide(parts: readonly EmblemPart[]): EmblemPart[] {
  return parts.toSorted((one, other) => (one.role < other.role ? -1 : Number(one.role > other.role)));
}

/** An ellipse around a point. */
export function ellipse(role: PaintRole, x: number, y: number, radiusX: number, radiusY: number): EmblemPart {
  const arc = `a${round(radiusX)} ${round(radiusY)} 0 1 0 `;
  return path(role, `M${round(x - radiusX)} ${round(y)}${arc}${round(2 * radiusX)} 0${arc}${round(-2 * radiusX)} 0Z`);
}

/** A circle around a point. */
export function circle(role: PaintRole, x: number, y: number, radius: number): EmblemPart {
  return ellipse(role, x, y, radius, radius);
}

/** A rectangle with round corners, optionally rotated around its centre (degrees). */
export function box(
  role: PaintRole,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  corner: number,
  turn = 0,
): EmblemPart {
  const halfWidth = width / 2;
  const halfHeight = height / 2;
  const arc = (dx: number, dy: number): string => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  const data =
    `M${round(corner - halfWidth)} ${-halfHeight}h${round(width - 2 * corner)}${arc(corner, corner)}` +
    `v${round(height - 2 * corner)}${arc(-corner, corner)}h${round(2 * corner - width)}${arc(-corner, -corner)}` +
    `v${round(2 * corner - height)}${arc(corner, -corner)}Z`;
  return path(role, data, { x: x + halfWidth, y: y + halfHeight, turn });
}

/** A slice of a ring between two radii and two angles (degrees, at most a half turn). */
export function wedge(
  role: PaintRole,
  centre: readonly [x: number, y: number],
  radii: readonly [inner: number, outer: number],
  angles: readonly [from: number, to: number],
): EmblemPart {
  const [x, y] = centre;
  const [inner, outer] = radii;
  const [from, to] = angles;
  const back = inner > 0 ? `A${inner} ${inner} 0 0 0 ${polar(x, y, inner, from)}` : "";
  const data =
    `M${polar(x, y, outer, from)}A${outer} ${outer} 0 0 1 ${polar(x, y, outer, to)}` +
    `L${polar(x, y, inner, to)}${back}Z`;
  return path(role, data);
}

/** Path data of a star around the origin, first point up. */
export function star(outer: number, inner: number, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    polar(0, 0, index % 2 === 0 ? outer : inner, -90 + (index * 180) / points),
  );
  return `M${corners.join("L")}Z`;
}

/** The angles that divide a full turn, the first one at `start` degrees. */
export function turns(count: number, start = 0): number[] {
  return Array.from({ length: count }, (_, index) => start + (index * 360) / count);
}

/** Suits around the origin, about 24 high. */
export const heart = "M0 9C-16 -2 -10 -13 0 -5C10 -13 16 -2 0 9Z";
export const spadeSuit = "M0 -12C14 1 10 10 2 5L4 11H-4L-2 5C-10 10 -14 1 0 -12Z";
export const diamond = "M0 -11L8 0L0 11L-8 0Z";
export const seven = "M-9 -11H9V-6C3 0 0 5 -1 11H-6C-5 4 -1 -1 3 -6H-9Z";
