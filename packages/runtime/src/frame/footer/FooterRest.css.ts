import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";
import { centred, rule } from "./Footer.css.ts";

export const legal = style({
  display: "grid",
  gap: "4px 20px",
  margin: "20px 0 0",
  padding: "16px 0 0",
  borderTop: rule,
  listStyle: "none",
});

export const statement = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 12px",
  selectors: { [centred]: { justifyContent: "center" } },
});

export const link = style({
  ...textOn({ text: "footStrong", on: "footBg" }),
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minHeight: vars.size.tap,
  fontWeight: 600,
});

export const help = style({ marginTop: "20px", borderTop: rule });

export const helpTitle = style({
  ...textOn({ text: "footStrong", on: "footBg" }),
  paddingBlock: "12px",
  fontWeight: 600,
  cursor: "pointer",
});

/** The panel stands out from the footer, whose logo colours do not apply on it. */
export const topics = style({
  vars: { [vars.color.focus]: vars.color.brandInk },
  marginBottom: "12px",
  textAlign: "start",
});

export const choice = style({
  ...textOn({ text: "footStrong", on: "footBg" }),
  minHeight: vars.size.tap,
  marginTop: "12px",
  padding: 0,
  border: 0,
  background: "none",
  font: "inherit",
  fontWeight: 600,
  textAlign: "start",
  textDecoration: "underline",
  cursor: "pointer",
});

export const logos = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "16px 32px",
  marginTop: "20px",
  paddingTop: "20px",
  borderTop: rule,
  selectors: { [centred]: { justifyContent: "center" }, "&:empty": { display: "none" } },
});

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "10px 22px",
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: vars.text.xs,
  fontWeight: 600,
  selectors: { [centred]: { justifyContent: "center" } },
  "@media": { [phone]: { gap: "10px 16px" } },
});

export const provider = style({ display: "inline-flex", alignItems: "center", gap: "7px", whiteSpace: "nowrap" });

/** On a phone the logos have no room for names. */
export const providerName = style({ "@media": { [phone]: { display: "none" } } });

export const payment = style({
  ...corner("chip"),
  display: "inline-flex",
  alignItems: "center",
  gap: "7px",
  padding: "5px 10px",
  whiteSpace: "nowrap",
  border: "1px solid color-mix(in oklab, currentColor 30%, transparent)",
});

export const copyright = style({
  marginTop: "20px",
  paddingTop: "20px",
  borderTop: rule,
  fontSize: vars.text.xs,
  selectors: { [centred]: { textAlign: "center" } },
});
