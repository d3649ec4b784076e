import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";

export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 10,
  margin: 0,
  "@container": { "(max-width: 479px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** What came of it has a line of its own where three figures do not fit. */
globalStyle(`${tiles} > :last-child`, { "@container": { "(max-width: 479px)": { gridColumn: "1 / -1" } } });

export const halves = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  gap: 20,
  "@container": { "(max-width: 699px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const column = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 20 });

export const list = style({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 4 });

const line = { borderBottom: `1px solid ${vars.color.hair}` } as const;

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 56,
  paddingBlock: 6,
  selectors: { "&:not(:last-child)": line },
});

export const session = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 8,
  paddingBlock: 8,
  selectors: { "&:not(:last-child)": line },
});

export const icon = style({ color: vars.color.ink2, display: "grid", flex: "none", fontSize: 20 });

export const words = style({ display: "grid", flex: 1, gap: 2, minWidth: 0, overflowWrap: "anywhere" });

export const name = style({ fontSize: vars.text.sm, fontWeight: 600 });

const small = { fontSize: vars.text.xs, lineHeight: 1.4 } as const;

export const second = style({ ...textOn({ text: "ink2", on: ["modal.bg", "field.bg"] }), ...small });

/** What is still to be done: no error, but the member's next step. */
export const lacking = style({
  ...textOn({ text: "brandInk", on: ["modal.bg", "field.bg"] }),
  ...small,
  fontWeight: 600,
});
