import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { desktop, pointer } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { globalStyle, style } from "@vanilla-extract/css";

export const box = style({ outline: "none" });

export const content = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12 });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: 8 });

/** A refusal has the whole line. */
export const action = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: 8,
  selectors: { '&:has([role="alert"]:not(:empty))': { flexBasis: "100%" } },
});
/* an empty alert takes no room but stays in the page, so that screen readers announce it */
globalStyle(`${action} > [role="alert"]:empty`, { position: "absolute" });

/** The list, and beside it the open message where there is room for both. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  "@media": { [desktop]: { gridTemplateColumns: "minmax(0, 320px) minmax(0, 1fr)", alignItems: "start" } },
});

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12, minWidth: 0 });

export const rows = style({ margin: 0, padding: 0, listStyle: "none" });

export const row = style({
  ...corner("control"),
  display: "grid",
  gridTemplateColumns: "8px minmax(0, 1fr)",
  alignContent: "center",
  alignItems: "center",
  gap: "2px 12px",
  width: "100%",
  minHeight: 64,
  padding: "8px 10px",
  font: "inherit",
  textAlign: "start",
  selectors: {
    /* the dot of what nobody has read */
    "&[data-unread]::before": {
      content: "",
      gridRow: "1 / 3",
      width: 8,
      height: 8,
      borderRadius: "50%",
      background: vars.color.brandInk,
    },
    "li:not(:last-child) > &": { borderBottom: `1px solid ${vars.color.hair}` },
    "&:active": { background: vars.color.active },
    "&[aria-current]": paint({ text: "ink", on: "brandSoft" }),
  },
  "@media": { [pointer]: { selectors: { "&:hover:not([aria-current])": { background: vars.color.hover } } } },
});

export const title = style({
  gridColumn: 2,
  fontSize: vars.text.sm,
  fontWeight: 500,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  selectors: { "[data-unread] &": { fontWeight: 700 } },
});

export const time = style({
  /* the last column, of a row or of the only one */
  gridColumn: -2,
  ...textOn({ text: "ink2", on: ["modal.bg", "panel.bg", "field.bg", "brandSoft"] }),
  fontSize: vars.text.xs,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const beside = style({
  ...paint({ text: "ink", on: "field.bg" }),
  ...corner("panel"),
  position: "sticky",
  top: 0,
  minWidth: 0,
  minHeight: 180,
  padding: "18px 20px",
  border: vars.panel.bd,
});

export const message = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: 12,
  minWidth: 0,
});

export const heading = style({
  margin: 0,
  fontSize: vars.text.md,
  fontWeight: 700,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});

export const text = style({
  margin: 0,
  fontSize: vars.text.sm,
  lineHeight: 1.6,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});

export const amount = style({ margin: "8px 0 0", fontSize: vars.text.xl, fontWeight: 700, lineHeight: 1.3 });

export const below = style({ marginTop: 8 });

export const note = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "field.bg"] }),
  margin: 0,
  fontSize: vars.text.sm,
  lineHeight: 1.5,
});

export const waiting = style({ display: "grid", "@media": { [desktop]: { maxWidth: 320 } } });

export const waitingRow = style({
  display: "grid",
  alignContent: "center",
  height: 64,
  borderBottom: `1px solid ${vars.color.hair}`,
});

export const waitingText = style({ ...corner("control"), height: 96, overflow: "hidden" });
