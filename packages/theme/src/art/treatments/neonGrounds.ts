import { mixColors } from "../mixColors.ts";
import { polar } from "../polar.ts";
import { round } from "../round.ts";
import type { Scene } from "../scene.ts";

type Place = (scene: Scene) => string;

/** The height of the horizon: slightly above the bottom of the emblem. */
function horizonOf({ height, focus, random }: Scene): number {
  const wanted = focus.y + focus.size * (0.42 + random() * 0.12);
  return Math.min(height * 0.8, Math.max(height * 0.52, wanted));
}

/** A setting sun split into bands by bars of sky. */
function sun({ id, width, height, focus, random }: Scene, horizon: number): string {
  const x = focus.x + width * (random() - 0.5) * 0.12;
  const radius = Math.min(width, height) * 0.36;
  const y = horizon - radius * 0.42;
  const halfChord = (at: number): number => Math.sqrt(Math.max(0, radius ** 2 - (at - y) ** 2));
  const edges = [-1, 0.02, 0.12, 0.26, 0.38, 0.5, 0.6, 0.72, 0.8, 0.92].map((share) => y + share * radius);
  let bands = "";
  for (let at = 0; at + 1 < edges.length; at += 2) {
    const top = edges[at] ?? y;
    const bottom = edges[at + 1] ?? y;
    const arc = `A${round(radius)} ${round(radius)} 0 0 1 `;
    bands +=
      `M${round(x - halfChord(top))} ${round(top)}H${round(x + halfChord(top))}` +
      `${arc}${round(x + halfChord(bottom))} ${round(bottom)}H${round(x - halfChord(bottom))}` +
      `${arc}${round(x - halfChord(top))} ${round(top)}Z`;
  }
  return `<path d="${bands}" fill="url(#${id}s)" fill-opacity=".75"/>`;
}

/** Houses along the horizon; lit windows only where there is no text. */
function skyline({ width, height, palette, random, quietUntil }: Scene, horizon: number): string {
  const unit = Math.max(1, Math.min(width, height) / 300, width / 700);
  let houses = "";
  let windows = "";
  let x = -10;
  while (x < width) {
    const isQuiet = x < width * quietUntil;
    const houseWidth = Math.min(width, height * 1.3) * (0.06 + random() * 0.1);
    const houseHeight = height * (0.08 + random() * 0.3) * (isQuiet ? 0.4 : 1);
    houses += `M${round(x)} ${round(horizon)}v${round(-houseHeight)}h${round(houseWidth)}v${round(houseHeight)}Z`;
    for (let top = horizon - houseHeight + 8 * unit; top < horizon - 8 * unit; top += 13 * unit) {
      for (let left = x + 6 * unit; left < x + houseWidth - 6 * unit; left += 10.5 * unit) {
        if (random() > 0.74 && !isQuiet) windows += `M${Math.round(left)} ${Math.round(top)}v${Math.round(4 * unit)}`;
      }
    }
    x += houseWidth + width * 0.012 * random();
  }
  return (
    `<path d="${houses}" fill="${mixColors(palette.ground, palette.dark, 0.5)}"/>` +
    `<path d="${windows}" stroke="${palette.light}" stroke-width="${round(3.5 * unit)}" stroke-opacity=".5"/>`
  );
}

/** A floor of lines that run to the vanishing point below the focus. */
function floor({ width, height, focus, palette }: Scene, horizon: number): string {
  const spread = Math.max(width, height);
  let lines = "";
  for (let index = -12; index <= 12; index += 1) {
    lines += `M${round(focus.x + index * spread * 0.05)} ${round(horizon)}L${round(focus.x + index * spread * 0.42)} ${height}`;
  }
  for (let index = 0; index < 7; index += 1) {
    lines += `M0 ${round(horizon + (height - horizon) * (index / 6) ** 1.9)}H${width}`;
  }
  return (
    `<path d="M0 ${round(horizon)}H${width}V${height}H0Z" fill="${palette.dark}" fill-opacity=".86"/>` +
    `<path d="${lines}" stroke="${palette.shade}" stroke-opacity=".6" fill="none"/>`
  );
}

/** Points of light in the sky, as dots of one path per size. */
function starlight({ width, height, palette, random, quietUntil }: Scene, until: number, count: number): string {
  const layer = (size: number, share: number): string => {
    let path = "";
    for (let index = 0; index < count * share; index += 1) {
      const x = width * (quietUntil + random() * (1 - quietUntil));
      path += `M${round(x)} ${round(random() * until)}h0`;
    }
    return `<path d="${path}" stroke-width="${round((size * Math.min(width, height)) / 300)}"/>`;
  };
  const layers = layer(1.6, 0.7) + layer(3, 0.3);
  return `<g stroke="${palette.light}" stroke-opacity=".6" stroke-linecap="round">${layers}</g>`;
}

function sunsetCity(scene: Scene): string {
  const horizon = horizonOf(scene);
  return sun(scene, horizon) + skyline(scene, horizon) + floor(scene, horizon);
}

function nightCity(scene: Scene): string {
  const horizon = horizonOf(scene);
  return starlight(scene, horizon * 0.7, 26) + skyline(scene, horizon) + floor(scene, horizon);
}

/** Mountains of light in front of the sun. */
function ridge(scene: Scene): string {
  const { width, height, palette, random, quietUntil } = scene;
  const horizon = horizonOf(scene);
  const peaks: [number, number][] = [];
  for (let x = -width * 0.06; x < width * 1.06; x += Math.min(width, height) * 0.16) {
    const isQuiet = x < width * quietUntil;
    peaks.push([x, horizon - height * (isQuiet ? 0.04 + random() * 0.06 : 0.07 + random() * 0.24)]);
  }
  const crest = peaks.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");
  const step = Math.min(width, height) * 0.08;
  const facets = peaks.map(
    ([x, y]) =>
      `M${round(x)} ${round(y)}L${round(x + step * 0.7)} ${round(horizon)}M${round(x)} ${round(y)}L${round(x - step * 0.7)} ${round(horizon)}`,
  );
  return (
    starlight(scene, horizon * 0.6, 16) +
    sun(scene, horizon) +
    `<path d="M${round(-width * 0.06)} ${round(horizon)}L${crest}V${round(horizon)}Z" fill="${mixColors(palette.ground, palette.dark, 0.4)}" stroke="${palette.shade}" stroke-opacity=".8" stroke-width="1.4"/>` +
    `<path d="${facets.join("")}" stroke="${palette.shade}" stroke-opacity=".35"/>` +
    floor(scene, horizon)
  );
}

/** A planet's rings around the emblem, in open space. */
function orbit(scene: Scene): string {
  const { focus, width, height, palette, random } = scene;
  const tilt = round(-28 + random() * 56);
  const ring = (rx: number, ry: number, opacity: number): string =>
    `<ellipse cx="${round(focus.x)}" cy="${round(focus.y)}" rx="${round(focus.size * rx)}" ry="${round(focus.size * ry)}" stroke-opacity="${opacity}"/>`;
  return (
    starlight(scene, height, 34) +
    `<g fill="none" stroke="${palette.shade}" stroke-width="${round(Math.min(width, height) / 160)}" transform="rotate(${tilt} ${round(focus.x)} ${round(focus.y)})">` +
    `${ring(0.98, 0.3, 0.9)}${ring(1.16, 0.4, 0.5)}${ring(1.36, 0.52, 0.26)}</g>`
  );
}

/** Frames that recede into the distance. */
function tunnel(scene: Scene): string {
  const { focus, width, height, palette, random } = scene;
  const corners = [4, 6, 8][Math.floor(random() * 3)] ?? 6;
  const turn = corners === 4 ? 45 : 22.5;
  const reach = Math.hypot(width, height) * 0.62;
  const radii = [0.3, 0.4, 0.53, 0.7, 0.92, 1.2].map((share) => share * reach);
  const frames = radii.map((radius) => {
    const points = Array.from({ length: corners }, (_, index) =>
      polar(focus.x, focus.y, radius, turn + (index * 360) / corners),
    );
    return `M${points.join("L")}Z`;
  });
  const spokes = Array.from({ length: corners }, (_, index) => {
    const angle = turn + (index * 360) / corners;
    return `M${polar(focus.x, focus.y, radii[0] ?? 0, angle)}L${polar(focus.x, focus.y, reach * 1.3, angle)}`;
  });
  return (
    `<path d="${frames.join("")}" fill="none" stroke="${palette.shade}" stroke-opacity=".55" stroke-width="1.6"/>` +
    `<path d="${spokes.join("")}" stroke="${palette.body}" stroke-opacity=".35"/>` +
    starlight(scene, height, 18)
  );
}

/** Equaliser bars behind the emblem. */
function equaliser(scene: Scene): string {
  const { width, height, palette, random, id } = scene;
  const horizon = horizonOf(scene);
  const step = Math.min(width, height) / 13;
  let bars = "";
  let caps = "";
  for (let x = step * 0.3; x < width; x += step) {
    const blocks = 2 + Math.floor(random() * 8);
    for (let block = 0; block < blocks; block += 1) {
      const y = horizon - (block + 1) * step * 0.52;
      bars += `M${round(x)} ${round(y)}h${round(step * 0.7)}v${round(step * 0.34)}h${round(-step * 0.7)}Z`;
    }
    caps += `M${round(x)} ${round(horizon - (blocks + 1.4) * step * 0.52)}h${round(step * 0.7)}`;
  }
  return (
    `<path d="${bars}" fill="url(#${id}s)" fill-opacity=".42"/>` +
    `<path d="${caps}" stroke="${palette.light}" stroke-opacity=".55" stroke-width="1.6"/>` +
    floor(scene, horizon)
  );
}

/** Neon scenes for cards. */
export const cardPlaces: readonly Place[] = [sunsetCity, orbit, ridge, tunnel, nightCity, equaliser];

/** Neon scenes for pictures with text beside the emblem. */
export const bannerPlaces: readonly Place[] = [sunsetCity, ridge];
