import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { forced } from "../style/media.ts";
import { corner, onlyHeard } from "../style/mixins.ts";

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const label = style({
  ...textOn({ text: "ink2", on: ["surface", "modal.bg", "panel.bg", "bg"] }),
  padding: 0,
  marginBottom: 6,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  fontWeight: 600,
});

export const labelHidden = style(onlyHeard);

export const bar = style({
  ...corner("control"),
  display: "flex",
  gap: 2,
  padding: 4,
  background: vars.seg.bg,
  border: vars.chip.bd,
  overflowX: "auto",
  scrollbarWidth: "none",
});

export const segment = style({
  ...textOn({ text: "ink2", on: "seg.bg" }),
  position: "relative",
  display: "flex",
  /* equal parts as long as all labels fit */
  flex: "1 0 0",
  minWidth: "max-content",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  minHeight: vars.size.tap,
  paddingInline: 12,
  borderRadius: `calc(${vars.radius.control} - 3px)`,
  cornerShape: vars.shape.corner,
  fontSize: vars.text.sm,
  fontWeight: 600,
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { ...paint({ text: "seg.ink", on: "seg.on" }), boxShadow: vars.seg.sh },
    /* the bar scrolls if there are many segments, so the focus ring is inside */
    "&:has(:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: -2 },
    "&:has(:disabled)": { ...paint({ text: "ink3", on: "disabled" }), cursor: "not-allowed" },
  },
  "@media": {
    /* room for five periods */
    "(max-width: 419px)": { paddingInline: 9 },
    [forced]: { selectors: { "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: -2 } } },
  },
});

/** The native radio button covers its whole segment invisibly. */
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});
