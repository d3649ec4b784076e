import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { desktop } from "@livery/ui/style/media.ts";
import { style } from "@vanilla-extract/css";

/** The topics, with the ways to reach the operator beside them where there is room. */
export const columns = style({
  display: "grid",
  alignItems: "start",
  gap: vars.space.gap,
  "@media": { [desktop]: { gridTemplateColumns: "minmax(0, 1fr) 300px" } },
});

/** The topics, below the brand's own text on the one that was asked for. */
export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.gap, minWidth: 0 });

export const topics = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minWidth: 0 });
export const row = style({ paddingBlock: 18, borderBottom: `1px solid ${vars.color.hair}` });

/** Keeps its line, so that the topics do not move when a search begins. */
export const found = style({
  ...textOn({ text: "ink3", on: "panel.bg" }),
  minHeight: 34,
  margin: 0,
  padding: "8px 0",
  fontSize: vars.text.xs,
  lineHeight: "18px",
});

export const nothing = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  display: "grid",
  justifyItems: "center",
  gap: 12,
  paddingBlock: 28,
  fontSize: vars.text.sm,
  textAlign: "center",
});

export const contact = style({
  "@media": { [desktop]: { position: "sticky", top: `calc(${vars.size.header} + 16px)` } },
});
export const contactTitle = style({
  ...textOn({ text: "ink", on: "panel.bg" }),
  margin: 0,
  fontSize: vars.text.lg,
  fontWeight: 700,
  lineHeight: 1.3,
});
export const contactText = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  margin: "6px 0 16px",
  fontSize: vars.text.sm,
  lineHeight: 1.6,
});
export const ways = style({ display: "grid", gap: 8 });
export const problem = style({
  ...textOn({ text: "neg", on: "panel.bg" }),
  margin: 0,
  fontSize: vars.text.sm,
  lineHeight: 1.5,
  selectors: { "&:not(:empty)": { marginTop: 12 } },
});

/** Keeps the line breaks of the brand's text. */
export const ownText = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  margin: "0 0 12px",
  fontSize: vars.text.sm,
  lineHeight: 1.7,
  whiteSpace: "pre-line",
});

/** Of the form. */
export const lead = style({
  ...textOn({ text: "ink2", on: "modal.bg" }),
  margin: "0 0 16px",
  fontSize: vars.text.sm,
  lineHeight: 1.6,
});
export const sent = style({ selectors: { "&:not(:empty)": { marginBottom: 16 } } });
