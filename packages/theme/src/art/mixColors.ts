/** The colour between one `#rgb` or `#rrggbb` and another, `share` from 0 to 1, as `#rrggbb`. */
export function mixColors(from: string, to: string, share: number): string {
  const [start, end] = [numberOf(from), numberOf(to)];
  let mixed = 0;
  for (const shift of [16, 8, 0]) {
    const [low, high] = [(start >> shift) & 255, (end >> shift) & 255];
    mixed |= Math.round(low + (high - low) * share) << shift;
  }
  return `#${mixed.toString(16).padStart(6, "0")}`;
}

function numberOf(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, "$&$&") : hex.slice(1);
  return Number.parseInt(digits, 16);
}
