import { InvalidArgumentError, Option } from "commander";

/** Brand colour of a new brand. */
export const colorOption = (): Option =>
  new Option("--color <colour>", "brand colour; all others are derived from it (default: #2f5bd0)").argParser(
    parseColor,
  );

function parseColor(text: string): string {
  const color = readColor(text);
  if (color === undefined) throw new InvalidArgumentError("Write a colour like #2f5bd0.");
  return color;
}

/** Normalises `#rgb`, `#rrggbb` and the same without the sign to `#rrggbb`; anything else is not a colour. */
export function readColor(text: string): string | undefined {
  const [, short, long] = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text.trim()) ?? [];
  if (short !== undefined) return `#${[...short].map((digit) => digit + digit).join("")}`.toLowerCase();
  return long === undefined ? undefined : `#${long}`.toLowerCase();
}
