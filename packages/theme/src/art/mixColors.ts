import { formatHex, interpolate } from "culori";

/** The colour on the way from one `#rrggbb` to another, `share` from 0 to 1, as `#rrggbb`. */
export function mixColors(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], "rgb")(share));
}
