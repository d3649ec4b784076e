import { InvalidArgumentError, Option } from "commander";

/** Brand colour of a new brand. */
export const colorOption = (): Option =>
  new Option("--color <colour>", "brand colour; all others are derived from it (default: #2f5bd0)").argParser(
    parseColor,
  );

function parseColor(text: string): string {
  const color = readColor(text);
  if (color === undefined) throw new InvalidArgumentError("A colour is written like #2f5bd0.");
  return color;
}

/** `#rgb`, `#rrggbb` and the same without the sign as `#rrggbb`; anything else is no colour. */
export function readColor(text: string): string | undefined {
  const [, short, long] = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text.trim()) ?? [];
  if (short !== undefined) return `#${[...short].map((digit) => digit + digit).join("")}`.toLowerCase();
  return long === undefined ? undefined : `#${long}`.toLowerCase();
}
