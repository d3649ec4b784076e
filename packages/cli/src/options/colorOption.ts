import { InvalidArgumentError, Option } from "commander";

/** Brand colour of a new brand. */
export const colorOption = (): Option =>
  new Option("--color <colour>", "brand colour; all others are derived from it")
    .default("#2f5bd0")
    .argParser(parseColor);

function parseColor(text: string): string {
  const [, short, long] = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text) ?? [];
  if (short !== undefined) return `#${[...short].map((digit) => digit + digit).join("")}`.toLowerCase();
  if (long !== undefined) return `#${long}`.toLowerCase();
  throw new InvalidArgumentError("A colour is written like #2f5bd0.");
}
