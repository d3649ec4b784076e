import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { styleVariants, style } from "@vanilla-extract/css";
import { forced, pointer } from "../style/media.ts";
import { corner } from "../style/mixins.ts";

const surfaces = ["modal.bg", "panel.bg", "bg"] as const;

export const list = styleVariants({
  segments: {
    ...corner("control"),
    display: "flex",
    gap: 2,
    /* a few words in a wide pane do not need all of it */
    width: "fit-content",
    minWidth: "min(100%, 420px)",
    maxWidth: "100%",
    padding: 4,
    background: vars.seg.bg,
    border: vars.chip.bd,
  },
  line: {
    display: "flex",
    gap: 20,
    overflowX: "auto",
    scrollbarWidth: "none",
    /* the focus ring is inside */
    borderBottom: `1px solid ${vars.color.hair}`,
  },
});

const base = style({
  minHeight: vars.size.tap,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: "center",
  transition: `background ${vars.motion.control}`,
});

export const tab = styleVariants({
  segments: [
    base,
    {
      ...textOn({ text: "ink2", on: "seg.bg" }),
      flex: "1 1 0",
      minWidth: 0,
      padding: "4px 10px",
      borderRadius: `calc(${vars.radius.control} - 3px)`,
      cornerShape: vars.shape.corner,
      selectors: {
        '&[aria-selected="true"]': { ...paint({ text: "seg.ink", on: "seg.on" }), boxShadow: vars.seg.sh },
      },
      "@media": {
        [forced]: { selectors: { '&[aria-selected="true"]': { outline: "2px solid Highlight", outlineOffset: -2 } } },
      },
    },
  ],
  line: [
    base,
    {
      ...textOn({ text: "ink3", on: surfaces }),
      flex: "none",
      borderBottom: "2px solid transparent",
      whiteSpace: "nowrap",
      selectors: {
        '&[aria-selected="true"]': { ...textOn({ text: "ink", on: surfaces }), borderBottomColor: vars.color.brand },
        "&:focus-visible": { outlineOffset: -3 },
      },
      "@media": { [pointer]: { selectors: { "&:hover": textOn({ text: "ink", on: surfaces }) } } },
    },
  ],
});

export const panel = style({ paddingTop: 16, outline: "none" });
