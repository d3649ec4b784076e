import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { corner } from "../style/mixins.ts";

/* Only the opacity changes, which the compositor animates; a moving shine would repaint the page at each frame. */
const breathe = keyframes({ "50%": { opacity: 0.45 } });

/* a shade of the text colour, visible on a page, a panel and a field */
const rest = `color-mix(in oklab, ${vars.color.ink} 7%, transparent)`;

const waiting = style({
  display: "block",
  background: `linear-gradient(100deg, ${rest} 30%, ${vars.skel.bg} 50%, ${rest} 70%)`,
  animation: `${breathe} 1.8s ease-in-out infinite`,
});

const fill = style({ position: "absolute", inset: 0 });

export const shape = styleVariants({
  /** As high as the line of text that it replaces. */
  text: [
    waiting,
    { height: "1lh", borderRadius: 6, borderBlock: "2px solid transparent", backgroundClip: "padding-box" },
  ],
  block: [waiting, corner("panel"), { minHeight: 96 }],
  fill: [waiting, fill],
});

/* Its container holds it. Otherwise it would cover whatever lies around the container, and take the presses there. */
globalStyle(`:where(:has(> ${fill}))`, { position: "relative" });
