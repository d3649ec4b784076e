import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { forced, pointer } from "../style/media.ts";
import { corner, hitArea } from "../style/mixins.ts";
import { turn } from "../style/turn.css.ts";
import { when } from "../style/when.ts";

export const button = style({
  ...corner("control"),
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  /* a long label wraps only when the button is as wide as its container */
  flexShrink: 0,
  maxWidth: "100%",
  fontWeight: vars.weight.button,
  fontStretch: "normal",
  lineHeight: 1.25,
  letterSpacing: vars.track.button,
  textAlign: "center",
  transition: `transform ${vars.motion.control} ${vars.motion.ease}, background ${vars.motion.control}, box-shadow ${vars.motion.control}, border-color ${vars.motion.control}`,
  WebkitTapHighlightColor: "transparent",
  selectors: {
    "&:disabled": {
      ...paint({ text: "ink3", on: "disabled" }),
      borderColor: "transparent",
      boxShadow: "none",
      transform: "none",
      cursor: "not-allowed",
    },
    [when({ button: "chunky" })]: { fontFamily: vars.font.display, fontWeight: vars.weight.display },
    [when({ button: "cut" })]: { textTransform: "uppercase" },
  },
  "@media": {
    /* forced colours remove backgrounds, so an outline shows the button; not a border, since some recipes set its width to 0 */
    [forced]: {
      outline: "1px solid",
      outlineOffset: -1,
      selectors: { "&:focus-visible": { outline: "3px solid Highlight", outlineOffset: 2 } },
    },
  },
});

const pressed = "&:active:not(:disabled)";

/** Under the pointer, but not pressed. */
function hovered(style: { color: string; background: string }) {
  return { [pointer]: { selectors: { "&:hover:not(:disabled, :active)": style } } };
}

export const variant = styleVariants({
  primary: {
    ...paint({ text: "btn.ink", on: "btn.bg" }),
    border: vars.btn.bd,
    boxShadow: vars.btn.sh,
    selectors: {
      [pressed]: {
        ...paint({ text: "btn.ink", on: "btn.active" }),
        transform: vars.btn.press,
        boxShadow: vars.btn.shPress,
      },
    },
    "@media": hovered(paint({ text: "btn.ink", on: "btn.hover" })),
  },
  ghost: {
    ...paint({ text: "ink", on: "ghost.bg" }),
    border: vars.ghost.bd,
    selectors: { [pressed]: paint({ text: "ink", on: "ghost.active" }) },
    "@media": hovered(paint({ text: "ink", on: "ghost.hover" })),
  },
  soft: {
    ...paint({ text: "soft.ink", on: "soft.bg" }),
    border: vars.soft.bd,
    selectors: { [pressed]: paint({ text: "soft.ink", on: "soft.active" }) },
    "@media": hovered(paint({ text: "soft.ink", on: "soft.hover" })),
  },
});

export const size = styleVariants({
  sm: {
    minHeight: vars.size.controlSmall,
    padding: "4px 14px",
    fontSize: vars.text.sm,
    selectors: { "&::before": hitArea },
  },
  md: { minHeight: vars.size.control, padding: "6px 20px", fontSize: vars.text.md },
  lg: { minHeight: vars.size.controlLarge, padding: "6px 24px", fontSize: vars.text.md },
});

export const block = style({ width: "100%" });

export const label = style({ minWidth: 0 });

/** Hides the label but keeps its width; a spinner takes its place. */
export const loading = style({
  cursor: "progress",
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      width: 18,
      height: 18,
      borderRadius: "50%",
      border: "2.5px solid currentColor",
      borderRightColor: "transparent",
      animation: `${turn} .8s linear infinite`,
    },
  },
});

globalStyle(`${loading} > *`, { opacity: 0 });
