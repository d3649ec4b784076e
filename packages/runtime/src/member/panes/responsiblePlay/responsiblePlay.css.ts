import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { forced, pointer } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { note } from "../../../kit/centre/paneParts.css.ts";
import { style } from "@vanilla-extract/css";

/* Of the pane: room for two and three columns of cards. */
const two = "(min-width: 600px) and (max-width: 759px)";
const three = "(min-width: 760px)";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const parts = style({ ...column, gap: 28 });

export const part = style({ ...column, gap: 16 });

export const cards = style({
  ...column,
  gap: 16,
  alignItems: "start",
  "@container": {
    [two]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gridTemplateRows: "auto 1fr" },
    [three]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

/** Of two columns the first card has one to itself: it is the longest. */
export const card = style({
  minWidth: 0,
  "@container": { [two]: { selectors: { "&:first-child": { gridRow: "span 2" } } } },
});

/** As high as a card with three limits. */
export const cardSkeleton = style({ ...corner("panel"), height: 236, overflow: "hidden" });

export const rows = style({ ...column, listStyle: "none", margin: 0, padding: 0 });

export const row = style({
  ...column,
  gap: 8,
  paddingBlock: 10,
  selectors: {
    "&:first-child": { paddingTop: 0 },
    "&:last-child": { paddingBottom: 0 },
    "& + &": { borderTop: `1px solid ${vars.color.hair}` },
  },
});

export const sentence = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  margin: 0,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.4,
});

/** What comes before the figure: as wide as the widest of the three periods in Korean, so that the figures are in a line. */
export const before = style({ minWidth: "3.05em" });

/** The figure of a sentence, which is its control. */
export const figure = style({
  ...paint({ text: "ink", on: "ghost.bg" }),
  ...corner("control"),
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: vars.size.tap,
  maxWidth: "100%",
  padding: "4px 12px",
  border: vars.ghost.bd,
  borderBottom: `2px solid ${vars.color.brandInk}`,
  font: "inherit",
  fontVariantNumeric: "tabular-nums lining-nums",
  fontWeight: 700,
  overflowWrap: "anywhere",
  textAlign: "start",
  "@media": {
    [pointer]: { selectors: { "&:hover": paint({ text: "ink", on: "ghost.hover" }) } },
    [forced]: { borderBottom: "2px solid Highlight" },
  },
});

export const pending = style([note, { display: "flex", alignItems: "center", gap: 6 }]);

/** Lighter than the well that it is in, so that fields without a border stand out from it. */
export const form = style({
  ...paint({ text: "ink", on: "modal.bg" }),
  ...corner("control"),
  ...column,
  gap: 8,
  padding: 14,
});

export const formTitle = style({ margin: 0, fontSize: vars.text.sm, fontWeight: 700, lineHeight: 1.4 });

export const effect = style([note, textOn({ text: "ink", on: ["modal.bg", "field.bg"] })]);

/** A form that is narrower than its part. */
export const narrow = style([form, { width: "100%", maxWidth: 460 }]);

export const time = style({ ...column, gap: 8 });

export const timeFields = style({ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 8 });

export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 8,
  margin: 0,
  "@container": { "(min-width: 520px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: 8 });
