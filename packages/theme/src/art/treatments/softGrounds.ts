import { luminance } from "../../color/srgb.ts";
import { mixColors } from "../mixColors.ts";
import { round } from "../round.ts";
import type { Scene } from "../scene.ts";

/** The paint of shapes behind the emblem: daylight, or the glow of a lamp in a dim room. */
export function haze({ palette }: Pick<Scene, "palette">): { readonly color: string; readonly isPale: boolean } {
  const isPale = luminance(palette.ground) > 0.4;
  return { color: isPale ? "#ffffff" : mixColors(palette.ground, palette.body, 0.45), isPale };
}

type Shape = (scene: Scene) => string;

function fillOf(scene: Scene, opacity: number): string {
  const { color, isPale } = haze(scene);
  return `fill="${color}" fill-opacity="${round(isPale ? opacity : opacity * 0.6, 2)}"`;
}

/** A round stage under the emblem. */
function stage(scene: Scene): string {
  const { palette, focus } = scene;
  const { isPale } = haze(scene);
  const x = round(focus.x);
  const y = round(focus.y + focus.size * 0.53);
  const rx = round(focus.size * 0.64);
  const ry = round(focus.size * 0.17);
  const depth = round(focus.size * 0.13);
  const top = isPale ? mixColors(palette.ground, "#ffffff", 0.55) : mixColors(palette.ground2, palette.body, 0.34);
  const side = isPale ? mixColors(palette.ground2, palette.body, 0.22) : mixColors(palette.ground2, palette.body, 0.16);
  return (
    `<path d="M${round(x - rx)} ${y}v${depth}a${rx} ${ry} 0 0 0 ${round(2 * rx)} 0v${-depth}Z" fill="${side}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${top}"/>`
  );
}

/** A doorway around the emblem. */
function arch(scene: Scene): string {
  const { focus, height } = scene;
  const gate = (half: number): string => {
    const top = focus.y - focus.size * 0.12;
    return `M${round(focus.x - half)} ${height}V${round(top)}a${round(half)} ${round(half)} 0 0 1 ${round(2 * half)} 0V${height}Z`;
  };
  return `<g ${fillOf(scene, 0.34)}><path d="${gate(focus.size * 0.74)}"/><path d="${gate(focus.size * 0.56)}"/></g>`;
}

function ripples(scene: Scene): string {
  const { focus } = scene;
  const circle = (share: number): string =>
    `<circle cx="${round(focus.x)}" cy="${round(focus.y)}" r="${round(focus.size * share)}"/>`;
  return `<g ${fillOf(scene, 0.26)}>${[1.06, 0.84, 0.62].map(circle).join("")}</g>`;
}

/** Two gentle hills along the bottom. */
function hills(scene: Scene): string {
  const { width, height, random, palette } = scene;
  const hill = (at: number, swing: number): string => {
    const y = height * at;
    return (
      `M0 ${round(y + swing)}C${round(width * 0.25)} ${round(y - swing)} ${round(width * 0.4)} ${round(y - swing)} ${round(width * 0.58)} ${round(y)}` +
      `S${round(width * 0.86)} ${round(y + swing)} ${width} ${round(y - swing * 0.4)}V${height}H0Z`
    );
  };
  const side = random() < 0.5 ? 1 : -1;
  const far = mixColors(palette.ground2, palette.body, 0.1);
  const near = mixColors(palette.ground2, palette.body, 0.2);
  return (
    `<path d="${hill(0.7, height * 0.07 * side)}" fill="${far}" fill-opacity=".7"/>` +
    `<path d="${hill(0.8, height * -0.06 * side)}" fill="${near}" fill-opacity=".75"/>`
  );
}

/** Beams of light through a window. */
function beams(scene: Scene): string {
  const { width, height, focus } = scene;
  const slant = height * 0.42;
  const beam = (from: number, to: number): string => {
    const [left, right] = [focus.x + from * focus.size, focus.x + to * focus.size];
    return `M${round(left + slant)} 0H${round(right + slant)}L${round(right - slant)} ${height}H${round(left - slant)}Z`;
  };
  const path = beam(-0.62, -0.18) + beam(-0.06, 0.5) + (width > height * 1.4 ? "" : beam(0.66, 0.82));
  return `<path d="${path}" ${fillOf(scene, 0.3)}/>`;
}

/** Pill-shaped clouds to the left and right of the emblem. */
function clouds(scene: Scene): string {
  const { focus, random } = scene;
  const cloud = (x: number, y: number, length: number): string => {
    const thick = focus.size * 0.17;
    const left = focus.x + x * focus.size - (length * focus.size) / 2;
    const top = focus.y + y * focus.size;
    return (
      `<rect x="${round(left)}" y="${round(top)}" width="${round(length * focus.size)}" height="${round(thick)}" rx="${round(thick / 2)}"/>` +
      `<rect x="${round(left + length * focus.size * 0.22)}" y="${round(top - thick * 0.62)}" width="${round(length * focus.size * 0.5)}" height="${round(thick)}" rx="${round(thick / 2)}"/>`
    );
  };
  const side = random() < 0.5 ? 1 : -1;
  return `<g ${fillOf(scene, 0.62)}>${cloud(-0.62 * side, -0.34, 0.62)}${cloud(0.64 * side, 0.24, 0.74)}</g>`;
}

const plain: Shape = () => "";

/** Scenery behind the emblem of a card. */
export const cardShapes: readonly Shape[] = [stage, ripples, plain, arch, hills, clouds, beams];

/** Scenery for pictures with text beside the emblem; nothing extends far to the left. */
export const bannerShapes: readonly Shape[] = [ripples, plain, hills];
