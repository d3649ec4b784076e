import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { control, well } from "../Field/Field.css.ts";
import { desktop, phone } from "../style/media.ts";
import { onlyHeard, smallFigures } from "../style/mixins.ts";

export const range = style({
  display: "grid",
  /* not wider than its place: presets that do not fit scroll */
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 10,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const choice = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6px 14px" });

/** The days of a preset; where there is no room, the records below say them. */
export const words = style({
  ...smallFigures,
  ...textOn({ text: "ink2", on: ["modal.bg", "panel.bg", "bg"] }),
  fontSize: vars.text.sm,
  "@media": { [phone]: onlyHeard },
});

export const dates = style({
  maxWidth: 400,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
  alignItems: "center",
  gap: 8,
});

export const date = style([well, { paddingInline: 10 }]);
/** The page's `color-scheme` makes the browser draw its calendar icon in the mode's text colour. */
export const input = style([
  control,
  { ...smallFigures, minWidth: 0, colorScheme: "inherit", "@media": { [desktop]: { fontSize: vars.text.sm } } },
]);
export const dash = style(textOn({ text: "ink3", on: ["modal.bg", "panel.bg", "bg"] }));
