import { round } from "./round.ts";

/** The point at `degrees` (clockwise from the right) on a circle, as `x y` for path data. */
export function polar(centreX: number, centreY: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(centreX + radius * Math.cos(angle))} ${round(centreY + radius * Math.sin(angle))}`;
}
