import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { pointer } from "../style/media.ts";
import { corner, smallFigures } from "../style/mixins.ts";

export const drop = style({
  ...corner("control"),
  ...paint({ text: "ink2", on: "field.bg" }),
  position: "relative",
  display: "grid",
  justifyItems: "center",
  gap: 6,
  padding: "20px 16px",
  border: `2px dashed ${vars.color.lineStrong}`,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  textAlign: "center",
  cursor: "pointer",
  selectors: {
    "&:has(:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    "&:has(:disabled)": { ...paint({ text: "ink3", on: "disabled" }), cursor: "not-allowed" },
    "&[data-over]": { borderColor: vars.color.brandInk },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.neg },
  },
  "@media": { [pointer]: { selectors: { "&:hover:not(:has(:disabled))": { borderColor: vars.color.brandInk } } } },
});

/** The native file input covers the whole area, so that presses, keys and drops all reach it. */
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "inherit",
});

export const icon = style({ display: "grid", fontSize: 24 });
export const call = style({ fontWeight: 700 });

export const files = style({ display: "grid", gap: 8, margin: "10px 0 0", padding: 0, listStyle: "none" });

export const file = style({
  ...corner("control"),
  ...paint({ text: "ink", on: "field.bg" }),
  display: "grid",
  gridTemplateColumns: "48px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 12,
  padding: 8,
  border: vars.field.bd,
});

export const preview = style({
  ...corner("art"),
  ...textOn({ text: "ink3", on: "field.bg" }),
  display: "grid",
  placeItems: "center",
  width: 48,
  height: 48,
  objectFit: "cover",
  fontSize: 24,
});

export const words = style({ display: "grid", gap: 4, minWidth: 0 });
export const name = style({
  overflow: "hidden",
  fontSize: vars.text.sm,
  fontWeight: 600,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const note = style({ ...smallFigures, ...textOn({ text: "ink3", on: "field.bg" }), fontSize: vars.text.xs });
export const refused = style({ ...textOn({ text: "neg", on: "field.bg" }), fontSize: vars.text.xs, lineHeight: 1.4 });
/** A shade of the text's colour: in the colour of lines, the empty part would look heavier than the filled part. */
export const bar = style({
  height: 4,
  overflow: "hidden",
  borderRadius: 2,
  background: `color-mix(in oklab, ${vars.color.ink} 16%, transparent)`,
});
export const barFill = style({ height: "100%", background: vars.color.brandInk });
