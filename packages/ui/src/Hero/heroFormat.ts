import { vars } from "@livery/theme/vars.css.ts";
import { corner } from "../style/mixins.ts";

export const heroContainer = "hero";

/** The hero has room for its desk composition. */
export const wide = `${heroContainer} (min-width: 660px)`;

/** The hero has room for a panel beside it; on less, the statement takes the whole width. */
export const roomForPanel = `${heroContainer} (min-width: 1100px)`;

/** The thin metal frame within an engraved slide, over the picture. */
export const engravedFrame = {
  ...corner("hero"),
  content: "",
  position: "absolute",
  inset: 12,
  border: `1px solid color-mix(in oklab, ${vars.color.brand} 55%, transparent)`,
  pointerEvents: "none",
} as const;

/** How thick the veil is where the text begins, and where it ends. */
const near = "94%";
const far = "58%";

/** The grounds that the words of a slide may stand on. */
export const surfaces = ["surface", "bg"] as const;

type Ground = (typeof surfaces)[number];

function ground(color: Ground, percent: string): string {
  return `color-mix(in oklab, ${vars.color[color]} ${percent}, transparent)`;
}

/** A part of the hero's height on a phone: where the art of that height has its emblem, however much longer the words are. */
export function ofPhone(part: number): string {
  return `calc(${vars.size.heroPhone} * ${part})`;
}

/** The veil between a slide's art and its text: the page's own ground, thick where the text stands, gone where the emblem is. */
export function veilOf(side: "left" | "below" | "above" | "beside" | "leftAndBelow", color: Ground): string {
  const plain = vars.color[color];
  switch (side) {
    case "left":
      return `linear-gradient(90deg, ${ground(color, near)} 24%, ${ground(color, far)} 48%, transparent 66%)`;
    case "below":
      return `linear-gradient(180deg, transparent ${ofPhone(0.16)}, ${ground(color, "82%")} ${ofPhone(0.41)}, ${plain} ${ofPhone(0.6)})`;
    case "above":
      return `linear-gradient(180deg, ${ground(color, near)} 22%, ${ground(color, far)} 40%, transparent 62%)`;
    case "beside":
      return `linear-gradient(90deg, ${ground(color, "96%")} 40%, ${ground(color, "15%")})`;
    case "leftAndBelow":
      return [
        `linear-gradient(90deg, ${ground(color, near)} 22%, ${ground(color, far)} 46%, transparent 66%)`,
        `linear-gradient(0deg, ${plain}, transparent 36%)`,
      ].join(", ");
  }
}
