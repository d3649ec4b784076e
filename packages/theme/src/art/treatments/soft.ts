import { gradient } from "../gradient.ts";
import { cover, inkOf, inPlace, isLine, lineOf, paintEmblem } from "../paintEmblem.ts";
import type { PlacedEmblem, Scene, Treatment } from "../scene.ts";
import { wcagLuminance } from "culori";
import { mixColors } from "../mixColors.ts";
import { pick } from "../random.ts";
import { round } from "../round.ts";

const lit = [
  ["a", "body"],
  ["b", "shade"],
  ["c", "accent"],
  ["l", "light"],
] as const;

function ground(scene: Scene): string {
  const { id, palette, width, height, random, focusX } = scene;
  const isPale = wcagLuminance(palette.ground) > 0.4;
  const lightX = round(width * (focusX + (random() - 0.5) * 0.3));
  const lightColor = isPale ? "#ffffff" : mixColors(palette.ground, palette.body, 0.4);
  const defs = [
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
        [1, mixColors(palette[key], palette.dark, role === "l" ? 0.16 : 0.28)],
      ]),
    ),
  ];
  const glow = `<circle cx="${lightX}" cy="${round(height * 0.42)}" r="${round(Math.max(width, height) * 0.5)}" fill="url(#${id}h)"/>`;
  return `<defs>${defs.join("")}</defs>${cover(scene, `url(#${id}g)`)}${glow}`;
}

function emblem({ id, palette }: Scene, placed: PlacedEmblem): string {
  const clay = Object.fromEntries(lit.map(([role]) => [role, `url(#${id}${role})`]));
  const ink = { ...inkOf(palette), ...clay, k: mixColors(palette.light, "#ffffff", 0.4) };
  const { x, y, size } = placed;
  const floor = `<ellipse cx="${round(x)}" cy="${round(y + size * 0.52)}" rx="${round(size * 0.42)}" ry="${round(size * 0.08)}" fill="url(#${id}s)"/>`;
  const body = paintEmblem(placed.emblem, (role) => (isLine(role) ? lineOf(ink[role], 4.5) : `fill="${ink[role]}"`));
  return floor + inPlace(placed, body);
}

/** Three beads: one high, one left, one right, never where the floor shadow lies. */
function around({ id, random }: Scene, { x, y, size }: PlacedEmblem): string {
  const beads = [-100, -10, 190].map((middle) => {
    const angle = ((middle + (random() - 0.5) * 70) * Math.PI) / 180;
    const distance = size * (0.6 + random() * 0.14);
    const cx = round(x + distance * Math.cos(angle));
    const cy = round(y + distance * Math.sin(angle));
    return `<circle cx="${cx}" cy="${cy}" r="${round(size * (0.03 + random() * 0.05))}" fill="url(#${id}${pick(random, ["c", "l", "a"])})"/>`;
  });
  return beads.join("");
}

/** Lit clay on a pale ground; with dark palettes the same clay in a dim room. */
export const soft: Treatment = { emblemSize: 0.58, reach: 0.54, lean: 7, ground, emblem, around };
