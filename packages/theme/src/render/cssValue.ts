import type {
  Border,
  Dimension,
  DtcgColor,
  Duration,
  GradientStop,
  Reference,
  Shadow,
  Token,
  Typography,
} from "../dtcg.ts";

// style-dictionary prints `[object Object]` for DTCG's object forms of duration and colour and does not support
// gradients, so every value is converted to CSS text here first. References stay: style-dictionary resolves and names
// them.

function color(value: DtcgColor | Reference): string {
  return typeof value === "string" ? value : value.hex.toLowerCase();
}

function size({ value, unit }: Dimension | Duration): string {
  return value === 0 && unit !== "ms" && unit !== "s" ? "0px" : `${value}${unit}`;
}

function shadowLayer(shadow: Shadow): string {
  const lengths = [shadow.offsetX, shadow.offsetY, shadow.blur].map(size);
  // `text-shadow` has no spread, so a spread of 0 is left out.
  const spread = shadow.spread.value === 0 ? [] : [size(shadow.spread)];
  return [...(shadow.inset === true ? ["inset"] : []), ...lengths, ...spread, color(shadow.color)].join(" ");
}

function family(name: string): string {
  return /^[a-z-]+$/u.test(name) ? name : `"${name}"`;
}

function gradient(stops: readonly GradientStop[], angle: number): string {
  const list = stops.map((stop) => `${color(stop.color)} ${Math.round(stop.position * 1000) / 10}%`);
  return `linear-gradient(${angle}deg,${list.join(",")})`;
}

function typography({ fontWeight, fontSize, lineHeight, fontFamily }: Typography): string {
  return `${fontWeight} ${size(fontSize)}/${Math.round(lineHeight * 100) / 100} ${fontFamily}`;
}

/** The CSS form of each type. A value's type is the token's `$type` (DTCG 2025.10). */
const writers: Readonly<Record<Token["$type"], (token: Token) => string>> = {
  color: ({ $value }) => color($value as DtcgColor),
  dimension: ({ $value }) => size($value as Dimension),
  duration: ({ $value }) => size($value as Duration),
  number: ({ $value, $extensions }) => `${$value as number}${$extensions?.["livery.unit"] ?? ""}`,
  fontFamily: ({ $value }) => ($value as readonly string[]).map(family).join(","),
  fontWeight: ({ $value }) => `${$value as number}`,
  cubicBezier: ({ $value }) => `cubic-bezier(${($value as readonly number[]).join(",")})`,
  typography: ({ $value }) => typography($value as Typography),
  border: ({ $value }) => {
    const { width, style, color: ink } = $value as Border;
    return `${size(width)} ${style} ${color(ink)}`;
  },
  shadow: ({ $value }) => ($value as readonly Shadow[]).map(shadowLayer).join(",") || "none",
  gradient: ({ $value, $extensions }) =>
    gradient($value as readonly GradientStop[], $extensions?.["livery.angle"] ?? 180),
  string: ({ $value }) => $value as string,
  image: ({ $value }) => $value as string,
};

/** The CSS text of a token; references to other tokens appear as `{path.to.token}`. */
export function cssValue(token: Token): string {
  return typeof token.$value === "string" ? token.$value : writers[token.$type](token);
}
