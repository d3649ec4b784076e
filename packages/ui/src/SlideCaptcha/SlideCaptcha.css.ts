import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { corner, onlyHeard } from "../style/mixins.ts";

export const slide = style({ display: "grid", gap: 8 });

const grab = {
  cursor: "grab",
  touchAction: "pan-y",
  userSelect: "none",
  selectors: { "&:active": { cursor: "grabbing" } },
} as const;

export const stage = style([
  grab,
  {
    ...corner("control"),
    position: "relative",
    display: "grid",
    placeItems: "center",
    overflow: "hidden",
    background: vars.field.bg,
    border: `1px solid ${vars.color.lineStrong}`,
  },
]);

export const picture = style({ position: "absolute", inset: 0, width: "100%", height: "100%" });

export const piece = style({
  position: "absolute",
  left: "calc(var(--x) * 100%)",
  top: "calc(var(--top) * 100%)",
  height: "auto",
  filter: `drop-shadow(0 1px 2px ${vars.color.ink})`,
});

export const failed = style({
  ...textOn({ text: "neg", on: "field.bg" }),
  padding: 16,
  fontSize: vars.text.sm,
  textAlign: "center",
});

/** On the picture, with a surface of its own. */
export const refresh = style({
  ...corner("control"),
  ...paint({ text: "ink", on: "field.bg" }),
  position: "absolute",
  top: 6,
  right: 6,
});

const handleWidth = 52;

export const rail = style([
  grab,
  {
    ...corner("control"),
    ...textOn({ text: "ink2", on: "field.bg" }),
    position: "relative",
    display: "grid",
    placeItems: "center",
    height: vars.size.control,
    overflow: "hidden",
    background: vars.field.bg,
    border: vars.field.bd,
    selectors: {
      "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
      '&:has([aria-invalid="true"])': { borderColor: vars.color.neg, boxShadow: `inset 0 0 0 1px ${vars.color.neg}` },
    },
  },
]);

/** The native slider takes the keys; the handle beside it is what visitors see. */
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  pointerEvents: "none",
});

export const words = style({
  paddingInline: handleWidth + 8,
  overflow: "hidden",
  fontSize: vars.text.sm,
  lineHeight: 1.25,
  textAlign: "center",
});

export const handle = style({
  ...corner("control"),
  ...paint({ text: "btn.ink", on: "btn.bg" }),
  position: "absolute",
  insetBlock: 3,
  left: `calc(3px + var(--way) * (100% - ${handleWidth + 6}px))`,
  display: "grid",
  placeItems: "center",
  width: handleWidth,
  fontSize: vars.text.lg,
});

export const heard = style(onlyHeard);
