import { gradient } from "../gradient.ts";
import { cover, inkOf, inPlace, isLine, lineOf, paintEmblem } from "../paintEmblem.ts";
import type { PlacedEmblem, Scene, Treatment } from "../scene.ts";
import { mixColors } from "../mixColors.ts";
import { polar } from "../polar.ts";
import { pick } from "../random.ts";
import { round } from "../round.ts";

/** Hairlines from the focus outwards. */
function rays({ width, height, random }: Scene, centreX: number, centreY: number): string {
  const count = pick(random, [48, 64, 80]);
  const inner = Math.min(width, height) * 0.3;
  const outer = Math.hypot(Math.max(centreX, width - centreX), height);
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 360) / count;
    return `M${polar(centreX, centreY, inner, angle)}L${polar(centreX, centreY, outer, angle)}`;
  }).join("");
}

/** Nothing, arcs rising from the foot, or rings around the focus. */
function ornament({ width, height, random }: Scene, centreX: number, centreY: number): string {
  const kind = Math.floor(random() * 3);
  const shorter = Math.min(width, height);
  const circle = (cy: number, radius: number): string =>
    `<circle cx="${round(centreX)}" cy="${round(cy)}" r="${round(radius)}"/>`;
  if (kind === 1) return [1, 2, 3, 4, 5, 6].map((step) => circle(height * 1.02, step * shorter * 0.11)).join("");
  if (kind === 2) return [0, 1, 2].map((step) => circle(centreY, shorter * (0.37 + step * 0.035))).join("");
  return "";
}

function ground(scene: Scene): string {
  const { id, palette, width, height, focusX } = scene;
  const centreX = width * focusX;
  const centreY = height * 0.43;
  const defs = [
    gradient("radial", `${id}g`, `cx="${focusX}" cy=".4" r=".8"`, [
      [0, palette.ground2],
      [1, palette.ground],
    ]),
    gradient("linear", `${id}m`, 'x2=".4" y2="1"', [
      [0, mixColors(palette.body, "#ffffff", 0.45)],
      [0.45, palette.body],
      [1, palette.shade],
    ]),
    gradient("linear", `${id}f`, 'x2="0" y2="1"', [
      [0.5, palette.ground, 0],
      [1, palette.ground, 0.85],
    ]),
  ];
  const lines = `<path d="${rays(scene, centreX, centreY)}" stroke="${palette.body}" stroke-opacity=".2" stroke-width=".8"/>`;
  const circles = ornament(scene, centreX, centreY);
  const ornaments = circles === "" ? "" : `<g fill="none" stroke="${palette.body}" stroke-opacity=".4">${circles}</g>`;
  return `<defs>${defs.join("")}</defs>${cover(scene, `url(#${id}g)`)}${lines}${ornaments}${cover(scene, `url(#${id}f)`)}`;
}

function emblem({ id, palette }: Scene, placed: PlacedEmblem): string {
  const edge = mixColors(palette.body, "#ffffff", 0.3);
  const ink = {
    ...inkOf({ ...palette, dark: palette.ground }),
    a: `url(#${id}m)`,
    b: mixColors(palette.shade, palette.ground, 0.35),
    k: mixColors(palette.body, "#ffffff", 0.35),
    kb: palette.body,
  };
  const body = paintEmblem(placed.emblem, (role) => {
    if (isLine(role)) return lineOf(ink[role], 2.4);
    return role === "d" ? `fill="${ink.d}" stroke="none"` : `fill="${ink[role]}"`;
  });
  const disc = `<circle cx="${round(placed.x)}" cy="${round(placed.y)}" r="${round(placed.size * 0.62)}" fill="${palette.ground}" fill-opacity=".55" stroke="${palette.body}" stroke-opacity=".6"/>`;
  return disc + inPlace(placed, body, { attributes: `stroke="${edge}" stroke-width=".9"` });
}

/** A double line with scooped corners and a rivet in each. */
function frame({ width, height, palette }: Scene): string {
  const margin = 10;
  const scoop = 18;
  const right = width - margin;
  const bottom = height - margin;
  const arc = (dx: number, dy: number): string => `a${scoop} ${scoop} 0 0 0 ${dx} ${dy}`;
  const outer =
    `M${margin + scoop} ${margin}H${right - scoop}${arc(scoop, scoop)}V${bottom - scoop}${arc(-scoop, scoop)}` +
    `H${margin + scoop}${arc(-scoop, -scoop)}V${margin + scoop}${arc(scoop, -scoop)}Z`;
  const inset = margin + 6;
  const inner = `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`;
  const near = margin + 3;
  const rivets = [near, width - near]
    .flatMap((x) => [near, height - near].map((y) => `<circle cx="${x}" cy="${y}" r="3"/>`))
    .join("");
  return (
    `<g fill="none" stroke="${palette.body}"><path stroke-width="1.1" stroke-opacity=".85" d="${outer}"/>` +
    `<path stroke-opacity=".35" d="${inner}"/></g><g fill="${palette.body}">${rivets}</g>`
  );
}

/** A plate of metal let into a dark ground, with a ruled frame. */
export const engraved: Treatment = { emblemSize: 0.56, reach: 0.62, lean: 0, ground, emblem, frame };
