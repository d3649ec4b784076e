import { toHex } from "@livery/theme/color/oklch.ts";

/** The hex form of a colour in another notation of CSS: a common name, `rgb()`, `hsl()` or `oklch()`. */
export function hexOfCss(text: string): string | undefined {
  const plain = text.trim().toLowerCase();
  const name = Object.hasOwn(namedColors, plain) ? namedColors[plain] : undefined;
  const [, notation = "", inner = ""] = /^(rgb|hsl|oklch)a?\(([^()]*)\)$/.exec(plain) ?? [];
  const parts =
    inner
      .split("/")[0]
      ?.split(/[\s,]+/)
      .filter(Boolean) ?? [];
  if (name !== undefined || parts.length < 3) return name;
  const [first = "", second = "", third = ""] = parts;
  const hex = notation === "" ? undefined : readers[notation as keyof typeof readers](first, second, third);
  return hex?.includes("NaN") ? undefined : hex;
}

const readers = {
  rgb: (red: string, green: string, blue: string) =>
    hexOfChannels([red, green, blue].map((text) => amount(text, 255) / 255)),
  hsl: (hue: string, saturation: string, lightness: string) =>
    hexOfHsl(degrees(hue), percent(saturation), percent(lightness)),
  oklch: (lightness: string, chroma: string, hue: string) => {
    const color = { l: amount(lightness, 1), c: amount(chroma, 0.4), h: degrees(hue) };
    return Object.values(color).some(Number.isNaN) ? undefined : toHex(color).toLowerCase();
  },
};

function hexOfHsl(hue: number, saturation: number, lightness: number): string {
  const strength = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12;
    return lightness - strength * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  };
  return hexOfChannels([channel(0), channel(8), channel(4)]);
}

function hexOfChannels(channels: readonly number[]): string {
  const bytes = channels.map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** A number, or a percentage of `whole`. */
function amount(text: string, whole: number): number {
  return text.endsWith("%") ? (Number(text.slice(0, -1)) / 100) * whole : Number(text);
}

/** Saturation and lightness of `hsl()` are percentages with or without the sign. */
function percent(text: string): number {
  return Math.min(1, Math.max(0, Number(text.replace("%", "")) / 100));
}

function degrees(text: string): number {
  const [, number = "", unit = "deg"] = /^(-?[\d.]+)(deg|turn|rad|grad)?$/.exec(text === "none" ? "0" : text) ?? [];
  const scale = { deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 }[unit] ?? 1;
  return number === "" ? Number.NaN : Number(number) * scale;
}

const namedColors: Readonly<Record<string, string>> = {
  black: "#000000",
  white: "#ffffff",
  gray: "#808080",
  grey: "#808080",
  silver: "#c0c0c0",
  red: "#ff0000",
  maroon: "#800000",
  orange: "#ffa500",
  gold: "#ffd700",
  yellow: "#ffff00",
  green: "#008000",
  lime: "#00ff00",
  teal: "#008080",
  blue: "#0000ff",
  navy: "#000080",
  purple: "#800080",
  pink: "#ffc0cb",
};
