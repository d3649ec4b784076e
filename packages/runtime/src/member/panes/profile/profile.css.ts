import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { corner, titleFont } from "@livery/ui/style/mixins.ts";
import { note } from "../../../kit/centre/paneParts.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const identity = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 20 });

export const words = style({ ...column, flex: "1 1 200px", gap: 8, minWidth: 0 });

export const nickname = style({ ...titleFont("card"), margin: 0, overflowWrap: "anywhere" });

export const forms = style({ ...column, gap: 28 });

/** As high as six rows of pictures. */
export const waitingGallery = style({ ...corner("panel"), height: 450, overflow: "hidden" });

/** Of the pane: room for two groups beside each other. */
const two = "(min-width: 700px)";

export const groups = style({
  ...column,
  alignItems: "start",
  gap: 20,
  "@container": {
    [two]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gridTemplateRows: "auto 1fr" },
  },
});

/** The longest group has a column to itself. */
globalStyle(`${groups} > :first-child`, { "@container": { [two]: { gridRow: "span 2" } } });

export const list = style({ ...column, margin: 0 });

export const row = style({
  ...column,
  gap: 2,
  paddingBlock: 10,
  selectors: { "&:not(:last-child)": { borderBottom: `1px solid ${vars.color.hair}` } },
});

export const label = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "field.bg"] }),
  fontSize: vars.text.xs,
  lineHeight: 1.4,
});

const entry = {
  display: "flex",
  alignItems: "center",
  gap: 8,
  margin: 0,
  fontSize: vars.text.sm,
  minHeight: 24,
} as const;

export const value = style({ ...entry, fontWeight: 600 });

export const none = style({ ...textOn({ text: "ink2", on: ["modal.bg", "field.bg"] }), ...entry });

export const fixed = style({
  ...textOn({ text: "ink2", on: "field.bg" }),
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: 4,
  fontSize: vars.text.xs,
  fontWeight: 400,
});

/** It takes no room before there is something to say, but stays in the page, so that screen readers announce it. */
export const status = style([note, { selectors: { "&:empty": { position: "absolute" } } }]);

export const text = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
