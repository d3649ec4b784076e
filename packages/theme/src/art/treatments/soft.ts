import { itemAt } from "../counted.ts";
import { gradient } from "../gradient.ts";
import { cover, inkOf, inPlace, isLine, lineOf, paintEmblem } from "../paintEmblem.ts";
import type { PlacedEmblem, Scene, Treatment } from "../scene.ts";
import { mixColors } from "../mixColors.ts";
import { pick } from "../random.ts";
import { round } from "../round.ts";
import { bannerShapes, cardShapes, haze } from "./softGrounds.ts";

const lit = [
  ["a", "body"],
  ["b", "shade"],
  ["c", "accent"],
  ["l", "light"],
] as const;

function defs({ id, palette }: Scene): string {
  const { color: lightColor, isPale } = haze({ palette });
  return [
    gradient("linear", `${id}g`, 'x2=".5" y2="1"', [
      [0, mixColors(palette.ground, "#ffffff", isPale ? 0.35 : 0.08)],
      [1, palette.ground2],
    ]),
    gradient("radial", `${id}h`, "", [
      [0, lightColor, isPale ? 0.85 : 0.55],
      [1, lightColor, 0],
    ]),
    gradient("radial", `${id}s`, "", [
      [0, palette.dark, isPale ? 0.32 : 0.6],
      [1, palette.dark, 0],
    ]),
    ...lit.map(([role, key]) =>
      gradient("linear", id + role, 'x1=".1" x2=".7" y2="1"', [
        [0, mixColors(palette[key], "#ffffff", 0.38)],
        [0.55, palette[key]],
        [1, role === "l" ? mixColors(palette.light, palette.body, 0.3) : mixColors(palette[key], palette.dark, 0.28)],
      ]),
    ),
  ].join("");
}

/** Light from above, slightly to one side. */
function plainGround(scene: Scene): string {
  const { id, width, height, random, focus } = scene;
  const lightX = round(focus.x + width * (random() - 0.5) * 0.3);
  const glow = `<circle cx="${lightX}" cy="${round(height * 0.42)}" r="${round(Math.max(width, height) * 0.5)}" fill="url(#${id}h)"/>`;
  return cover(scene, `url(#${id}g)`) + glow;
}

function ground(scene: Scene): string {
  return plainGround(scene) + itemAt(scene.quietUntil > 0 ? bannerShapes : cardShapes, scene.variant)(scene);
}

/** Its shadow on the floor. */
function under({ id }: Scene, { x, y, size }: PlacedEmblem): string {
  return `<ellipse cx="${round(x)}" cy="${round(y + size * 0.52)}" rx="${round(size * 0.42)}" ry="${round(size * 0.08)}" fill="url(#${id}s)"/>`;
}

function emblem({ id, palette }: Scene, placed: PlacedEmblem): string {
  const clay = Object.fromEntries(lit.map(([role]) => [role, `url(#${id}${role})`]));
  const ink = { ...inkOf(palette), ...clay, k: mixColors(palette.light, "#ffffff", 0.4) };
  const body = paintEmblem(placed.emblem, (role) => {
    if (isLine(role)) return lineOf(ink[role], 4.5);
    // White parts would have no edge on a pale background.
    const edge = role === "l" ? ` stroke="${palette.shade}" stroke-opacity=".3" stroke-width="1.4"` : "";
    return `fill="${ink[role]}"${edge}`;
  });
  return inPlace(placed, body);
}

/** Three beads: one high, one left, one right, never in the floor shadow. */
function around({ id, random, width, height }: Scene, { x, y, size }: PlacedEmblem): string {
  const beads = [-100, -10, 190].map((middle) => {
    const angle = ((middle + (random() - 0.5) * 70) * Math.PI) / 180;
    const distance = size * (0.6 + random() * 0.14);
    const radius = size * (0.03 + random() * 0.05);
    const cx = Math.min(Math.max(x + distance * Math.cos(angle), 2 * radius), width - 2 * radius);
    const cy = Math.min(Math.max(y + distance * Math.sin(angle), 2 * radius), height - 2 * radius);
    return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(radius)}" fill="url(#${id}${pick(random, ["c", "l", "a"])})"/>`;
  });
  return beads.join("");
}

/** Lit clay on a pale background; with dark palettes the same clay in a dim room. */
export const soft: Treatment = {
  emblemSize: 0.6,
  reach: 0.54,
  lean: 7,
  margin: 0.035,
  titled: [0.5, 0.41],
  defs,
  ground,
  plainGround,
  under,
  emblem,
  around,
};
