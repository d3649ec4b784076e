import { vars } from "@livery/theme/vars.css.ts";
import { corner } from "../style/mixins.ts";

export const heroContainer = "hero";

/** The hero has room for its desktop composition. */
export const wide = `${heroContainer} (min-width: 660px)`;

/** The hero has room for a panel beside it; if narrower, the statement takes the full width. */
export const roomForPanel = `${heroContainer} (min-width: 1100px)`;

/** The thin metal frame of an engraved slide, over the picture. */
export const engravedFrame = {
  ...corner("hero"),
  content: "",
  position: "absolute",
  inset: 12,
  border: `1px solid color-mix(in oklab, ${vars.color.brand} 55%, transparent)`,
  pointerEvents: "none",
} as const;

/** The veil's opacity where the text begins and where it ends. */
const near = "94%";
const far = "58%";

/** The surfaces behind the text of a slide. */
export const surfaces = ["surface", "bg"] as const;

type Surface = (typeof surfaces)[number];

function translucent(color: Surface, percent: string): string {
  return `color-mix(in oklab, ${vars.color[color]} ${percent}, transparent)`;
}

/** The distance between the page's frame and the edges of the window, inside a slide as wide as the window. */
export const windowEdge = `max(${vars.space.gutter}, calc((100cqi - ${vars.size.page}) / 2 + ${vars.space.gutter}))`;

/** A share of the hero's height on a phone: where art of that height has its emblem, however long the text is. */
export function ofPhone(part: number): string {
  return `calc(${vars.size.heroPhone} * ${part})`;
}

/** The veil between a slide's art and its text: the page's own surface, dense behind the text, transparent over the emblem. */
export function veilOf(side: "left" | "below" | "above" | "beside" | "leftAndBelow", color: Surface): string {
  const plain = vars.color[color];
  switch (side) {
    case "left":
      return `linear-gradient(90deg, ${translucent(color, near)} 24%, ${translucent(color, far)} 48%, transparent 66%)`;
    case "below":
      return `linear-gradient(180deg, transparent ${ofPhone(0.16)}, ${translucent(color, "82%")} ${ofPhone(0.41)}, ${plain} ${ofPhone(0.6)})`;
    case "above":
      return `linear-gradient(180deg, ${translucent(color, near)} 22%, ${translucent(color, far)} 40%, transparent 62%)`;
    case "beside":
      return `linear-gradient(90deg, ${translucent(color, "96%")} 40%, ${translucent(color, "15%")})`;
    case "leftAndBelow":
      return [
        `linear-gradient(90deg, ${translucent(color, near)} 22%, ${translucent(color, far)} 46%, transparent 66%)`,
        `linear-gradient(0deg, ${plain}, transparent 36%)`,
      ].join(", ");
  }
}
