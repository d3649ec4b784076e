import { vars } from "@livery/theme/vars.css.ts";
import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { corner } from "../style/mixins.ts";

/* Opacity alone: the compositor moves it, where a shine that passes would have the page painted anew at each frame. */
const breathe = keyframes({ "50%": { opacity: 0.45 } });

/* a shade of ink, so that it is seen on a page, a panel and a well */
const rest = `color-mix(in oklab, ${vars.color.ink} 7%, transparent)`;

const waiting = style({
  display: "block",
  background: `linear-gradient(100deg, ${rest} 30%, ${vars.skel.bg} 50%, ${rest} 70%)`,
  animation: `${breathe} 1.8s ease-in-out infinite`,
});

export const shape = styleVariants({
  /** As high as the line that it stands for. */
  text: [
    waiting,
    { height: "1lh", borderRadius: 6, borderBlock: "2px solid transparent", backgroundClip: "padding-box" },
  ],
  block: [waiting, corner("panel"), { minHeight: 96 }],
  fill: [waiting, { position: "absolute", inset: 0 }],
});
