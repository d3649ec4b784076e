import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { keyframes, style } from "@vanilla-extract/css";
import { safe, safeWidth } from "../style/safeArea.ts";

const appear = keyframes({ from: { opacity: 0 } });

/** With the duration and distance of the brand's recipe. */
const animated = (name: string) => ({ animation: `${name} ${vars.motion.sheet} ${vars.motion.ease}` });

/** As good as invisible. Browsers count text that begins at 0 as painted only when something paints it again. */
const opacity = 0.01;

/** The enter animations of overlays, by the side that they come from. */
export const enter = {
  start: animated(keyframes({ from: { opacity, translate: `calc(-1 * ${vars.motion.shift})` } })),
  end: animated(keyframes({ from: { opacity, translate: vars.motion.shift } })),
  bottom: animated(keyframes({ from: { opacity, translate: `0 ${vars.motion.shift}` } })),
  /** Unfolds like paper (brief §7). */
  fold: animated(keyframes({ from: { opacity, clipPath: "inset(0 0 100% 0)" }, to: { clipPath: "inset(0)" } })),
};

/** The base of every modal: without the browser's own box, over a darkened page. */
export const modal = style({
  ...paint({ text: "ink", on: "modal.bg" }),
  position: "fixed",
  margin: 0,
  padding: 0,
  maxWidth: "none",
  maxHeight: "none",
  border: 0,
  /* visible only in forced colours, where backgrounds and shadows are gone */
  outline: "1px solid transparent",
  boxShadow: vars.modal.sh,
  overflow: "hidden",
  overscrollBehavior: "contain",
  selectors: {
    "&::backdrop": { background: vars.color.scrim, animation: `${appear} ${vars.motion.sheet}` },
  },
});

/** A sheet has rounded top corners in every brand (brief §4). */
export const bottomSheet = {
  inset: `auto ${safe.right} 0 ${safe.left}`,
  width: `min(560px, ${safeWidth})`,
  maxHeight: `min(96dvh, 100dvh - ${safe.top})`,
  marginInline: "auto",
  borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
  borderTop: vars.panel.bd,
  ...enter.bottom,
} as const;
