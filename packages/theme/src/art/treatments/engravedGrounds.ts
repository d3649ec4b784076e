import { polar } from "../polar.ts";
import { round } from "../round.ts";
import type { Scene } from "../scene.ts";

type Engraving = (scene: Scene) => string;

/** Lines as fine as an engraver cuts them. */
function hairlines({ palette }: Scene, path: string, opacity = 0.22): string {
  return `<path d="${path}" fill="none" stroke="${palette.body}" stroke-opacity="${opacity}" stroke-width=".8"/>`;
}

/** Hairlines from the focus outwards. */
function rays(scene: Scene): string {
  const { width, height, focus, random } = scene;
  const count = [48, 64, 80][Math.floor(random() * 3)] ?? 64;
  const inner = Math.min(width, height) * 0.3;
  const outer = Math.hypot(Math.max(focus.x, width - focus.x), height);
  const lines = Array.from({ length: count }, (_, index) => {
    const angle = (index * 360) / count;
    return `M${polar(focus.x, focus.y, inner, angle)}L${polar(focus.x, focus.y, outer, angle)}`;
  });
  return hairlines(scene, lines.join(""), 0.2);
}

function circles({ palette }: Scene, list: readonly (readonly [x: number, y: number, radius: number])[]): string {
  const drawn = list.map(([x, y, radius]) => `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`);
  return `<g fill="none" stroke="${palette.body}" stroke-opacity=".4">${drawn.join("")}</g>`;
}

/** Rings rising from the foot. */
function risingRings(scene: Scene): string {
  const { width, height, focus } = scene;
  const step = Math.min(width, height) * 0.11;
  return (
    rays(scene) +
    circles(
      scene,
      [1, 2, 3, 4, 5, 6].map((ring) => [focus.x, height * 1.02, ring * step]),
    )
  );
}

/** A halo of three rings. */
function halo(scene: Scene): string {
  const { focus } = scene;
  return (
    rays(scene) +
    circles(
      scene,
      [0.72, 0.79, 0.86].map((share) => [focus.x, focus.y, focus.size * share]),
    )
  );
}

/** A lattice of lozenges, as on the back of a card. */
function lattice(scene: Scene): string {
  const { width, height } = scene;
  const step = Math.min(width, height) / 8;
  let path = "";
  for (let x = -height; x < width + height; x += step) {
    path += `M${round(x)} 0l${round(height * 0.62)} ${height}M${round(x)} 0l${round(-height * 0.62)} ${height}`;
  }
  return hairlines(scene, path, 0.2);
}

/** Rows of scallops from the foot up to the middle. */
function scallops(scene: Scene): string {
  const { width, height, focus } = scene;
  const radius = Math.min(width, height) / 12;
  let path = "";
  for (let row = 0; row < 9; row += 1) {
    const y = height - row * radius;
    if (y < focus.y) break;
    for (let x = (row % 2) * radius - 2 * radius; x < width + radius; x += 2 * radius) {
      for (const share of [1, 0.66]) {
        const r = round(radius * share);
        path += `M${round(x + radius - r)} ${round(y)}a${r} ${r} 0 0 1 ${round(2 * r)} 0`;
      }
    }
  }
  return hairlines(scene, path, 0.3);
}

/** A banknote rosette around the focus. */
function rosette(scene: Scene): string {
  const { focus } = scene;
  const petals = 9;
  const ring = (radius: number, swing: number, phase: number): string => {
    const points = Array.from({ length: petals * 6 }, (_, index) => {
      const angle = (index * 360) / (petals * 6);
      const reach = focus.size * (radius + swing * Math.cos(((petals * angle + phase) * Math.PI) / 180));
      return polar(focus.x, focus.y, reach, angle);
    });
    return `M${points.join("L")}Z`;
  };
  return hairlines(
    scene,
    ring(0.8, 0.09, 0) + ring(0.8, 0.09, 180) + ring(0.92, 0.07, 0) + ring(0.92, 0.07, 180),
    0.34,
  );
}

/** Fluted columns: lines that get sparser towards the middle. */
function flutes(scene: Scene): string {
  const { width, height, focus } = scene;
  let path = "";
  for (let index = 1; index <= 14; index += 1) {
    const distance = width * 0.52 * (1 - (index / 15) ** 1.6);
    path += `M${round(focus.x - distance)} 0V${height}M${round(focus.x + distance)} 0V${height}`;
  }
  return hairlines(scene, path, 0.26);
}

/** Engravings behind the emblem of a card. */
export const cardEngravings: readonly Engraving[] = [halo, lattice, rays, rosette, scallops, risingRings, flutes];

/** Engravings for pictures with text beside the emblem. */
export const bannerEngravings: readonly Engraving[] = [halo, rays, rosette];
