import { polar } from "../polar.ts";
import { round } from "../round.ts";
import type { Scene } from "../scene.ts";

type Pattern = (scene: Scene) => string;

function sash({ width, height, palette, focus }: Scene): string {
  const slant = Math.min(width, height) * 0.38;
  const span = Math.min(width, height * 1.6);
  const band = (from: number, to: number, fill: string): string => {
    const left = focus.x - span / 2 + from * span;
    const right = focus.x - span / 2 + to * span;
    return `<path d="M${round(left + slant / 2)} 0H${round(right + slant / 2)}L${round(right - slant / 2)} ${height}H${round(left - slant / 2)}Z" fill="${fill}"/>`;
  };
  return band(0.23, 0.59, palette.ground2) + band(0.67, 0.75, palette.accent);
}

function stripes({ width, height, palette }: Scene): string {
  const step = Math.min(width, height * 1.4) * 0.17;
  let bars = "";
  for (let x = -step * 0.12; x < width; x += step)
    bars += `M${round(x)} 0h${round(step / 2)}v${height}h${round(-step / 2)}Z`;
  return `<path d="${bars}" fill="${palette.ground2}"/>`;
}

function split({ width, height, palette }: Scene): string {
  const rise = (share: number): string => `${round(height * share)}`;
  return (
    `<path d="M0 ${rise(0.66)}L${width} ${rise(0.18)}V${height}H0Z" fill="${palette.ground2}"/>` +
    `<path d="M0 ${rise(0.72)}L${width} ${rise(0.24)}V${rise(0.3)}L0 ${rise(0.78)}Z" fill="${palette.accent}"/>`
  );
}

function hoops({ width, height, palette, focus }: Scene): string {
  const step = Math.max(width, height) * 0.16;
  return [4, 3, 2, 1]
    .map((ring) => {
      const fill = ring % 2 ? palette.ground : palette.ground2;
      return `<circle cx="${round(focus.x)}" cy="${round(focus.y)}" r="${round(step * ring)}" fill="${fill}"/>`;
    })
    .join("");
}

/** Chevrons that point up to the emblem. */
function chevrons({ height, palette, focus }: Scene): string {
  const half = height * 0.72;
  const thick = height * 0.17;
  const chevron = (top: number, fill: string): string =>
    `<path d="M${round(focus.x - half)} ${round(top + half * 0.62)}L${round(focus.x)} ${round(top)}L${round(focus.x + half)} ${round(top + half * 0.62)}v${round(thick)}L${round(focus.x)} ${round(top + thick)}L${round(focus.x - half)} ${round(top + half * 0.62 + thick)}Z" fill="${fill}"/>`;
  return (
    chevron(height * 0.06, palette.ground2) +
    chevron(height * 0.42, palette.ground2) +
    chevron(height * 0.72, palette.accent)
  );
}

/** Quarters, as on a jockey's silks. */
function quarters({ width, height, palette, focus }: Scene): string {
  const [x, y] = [round(focus.x), round(focus.y)];
  const corner = round(Math.min(width, height) * 0.2);
  return (
    `<path d="M${x} 0H${width}V${y}H${x}ZM0 ${y}H${x}V${height}H0Z" fill="${palette.ground2}"/>` +
    `<path d="M0 0H${corner}L0 ${corner}Z" fill="${palette.accent}"/>`
  );
}

/** The lines of a playing field. */
function pitch({ width, height, palette, focus }: Scene): string {
  const shorter = Math.min(width, height);
  const line = round(shorter * 0.02);
  const mown = Array.from({ length: 3 }, (_, index) => {
    const top = round((height / 6) * (2 * index));
    return `M0 ${top}H${width}v${round(height / 6)}H0Z`;
  });
  return (
    `<path d="${mown.join("")}" fill="${palette.ground2}"/>` +
    `<g fill="none" stroke="${palette.body}" stroke-opacity=".38" stroke-width="${line}">` +
    `<circle cx="${round(focus.x)}" cy="${round(focus.y)}" r="${round(shorter * 0.43)}"/>` +
    `<path d="M0 ${round(focus.y)}H${width}"/></g>`
  );
}

/** Rays of a rising sun. */
function burst({ width, height, palette, focus }: Scene): string {
  const radius = Math.hypot(width, height);
  const [x, y] = [round(focus.x), round(focus.y + focus.size * 0.3)];
  const beams = Array.from({ length: 10 }, (_, index) => {
    const angle = index * 36 + 9;
    return `M${x} ${y}L${polar(x, y, radius, angle)}L${polar(x, y, radius, angle + 18)}Z`;
  });
  return `<path d="${beams.join("")}" fill="${palette.ground2}"/>`;
}

/** Kit designs for cards. */
export const cardPatterns: readonly Pattern[] = [sash, hoops, stripes, chevrons, split, pitch, quarters, burst];

/** Kit designs for pictures with text beside the emblem. */
export const bannerPatterns: readonly Pattern[] = [sash, hoops, stripes, split, burst];
