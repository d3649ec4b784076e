interface IconShape {
  readonly name: string;
  /** Edge in pixels. */
  readonly size: number;
  /** The logo's share of the edge. */
  readonly logo: number;
  /** Whether the background is painted; otherwise it is transparent. */
  readonly ground: boolean;
}

/** Launchers keep a circle of 0.8 of a maskable icon; a square fits in it at 0.56. */
export const iconShapes: readonly IconShape[] = [
  { name: "favicon-32.png", size: 32, logo: 1, ground: false },
  { name: "apple-touch-icon.png", size: 180, logo: 0.72, ground: true },
  { name: "icon-192.png", size: 192, logo: 0.92, ground: false },
  { name: "icon-512.png", size: 512, logo: 0.92, ground: false },
  { name: "icon-maskable-512.png", size: 512, logo: 0.56, ground: true },
];

/** The logo's share of the edge of a plate, as a share of its share without one. */
export const ON_PLATE = 0.75;

/** What is behind the logo in its icons. */
export interface IconGround {
  /** The colour of icons that fill their square. */
  readonly ground: string;
  /** The colour of a plate behind the logo in all other icons. */
  readonly plate?: string;
}

/** The plate behind the logo, `size` pixels wide. */
export function plateSvg(size: number, plate: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}"><rect width="64" height="64" rx="12" fill="${plate}"/></svg>`;
}
