import { addressAttacks } from "./addresses.ts";
import type { Attack } from "./attack.ts";
import { lookAttacks } from "./looks.ts";
import { parsingAttacks } from "./parsing.ts";
import { scriptAttacks } from "./scripts.ts";

/** One of the attacks, ready to be inserted. */
export interface NumberedAttack extends Attack {
  readonly kind: string;
  readonly number: number;
}

const kinds: Readonly<Record<string, readonly Attack[]>> = {
  ...scriptAttacks,
  ...parsingAttacks,
  ...addressAttacks,
  ...lookAttacks,
};

/** The attacks of all kinds, each with its number in its script and in its address. */
export const attacks: readonly NumberedAttack[] = Object.entries(kinds)
  .flatMap(([kind, list]) => list.map((attack) => ({ kind, ...attack })))
  .map((attack, number) => {
    const numbered = (text: string) =>
      text.replaceAll("(n)", `(${number})`).replaceAll(/(?<=evil\.example[\\/])n\b/g, String(number));
    const { html, address } = attack;
    return { ...attack, number, html: numbered(html), ...(address !== undefined && { address: numbered(address) }) };
  });
