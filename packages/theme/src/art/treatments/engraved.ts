import { itemAt } from "../counted.ts";
import { gradient } from "../gradient.ts";
import { cover, inkOf, inPlace, isLine, lineOf, paintEmblem } from "../paintEmblem.ts";
import type { PlacedEmblem, Scene, Treatment } from "../scene.ts";
import { mixColors } from "../mixColors.ts";
import { round } from "../round.ts";
import { bannerEngravings, cardEngravings } from "./engravedGrounds.ts";

function defs({ id, palette, focus, width, height }: Scene): string {
  return [
    gradient("radial", `${id}g`, `cx="${round(focus.x / width, 2)}" cy="${round(focus.y / height, 2)}" r=".8"`, [
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
  ].join("");
}

function plainGround(scene: Scene): string {
  return cover(scene, `url(#${scene.id}g)`);
}

function ground(scene: Scene): string {
  const engravings = scene.quietUntil > 0 ? bannerEngravings : cardEngravings;
  return plainGround(scene) + itemAt(engravings, scene.variant)(scene) + cover(scene, `url(#${scene.id}f)`);
}

/** A dark disc with a thin rim. */
function under({ palette }: Scene, { x, y, size }: PlacedEmblem): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size * 0.62)}" fill="${palette.ground}" fill-opacity=".55" stroke="${palette.body}" stroke-opacity=".6"/>`;
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
  return inPlace(placed, body, { attributes: `stroke="${edge}" stroke-width=".9"` });
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

/** A metal plate on a dark background, with a ruled frame. */
export const engraved: Treatment = {
  emblemSize: 0.58,
  reach: 0.62,
  lean: 0,
  margin: 0.085,
  titled: [0.5, 0.41],
  defs,
  ground,
  plainGround,
  under,
  emblem,
  frame,
};
