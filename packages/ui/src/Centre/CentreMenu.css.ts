import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { desktop, forced, phone, pointer } from "../style/media.ts";
import { corner } from "../style/mixins.ts";
import { when } from "../style/when.ts";

const tabs = when({ member: "tabs" });
/** An entry that another one of its group follows. */
const betweenTabs = ':root[data-member="tabs"] li:not(:last-child) > &';
const rail = when({ member: "rail" });
const cards = when({ member: "cards" });

const present = '[aria-current="page"]';

export const menu = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12 });

/** On a phone each group is a card of the overview. */
export const group = style({
  minWidth: 0,
  "@media": {
    [phone]: {
      ...corner("panel"),
      padding: 6,
      background: vars.panel.bg,
      border: vars.panel.bd,
      boxShadow: vars.panel.sh,
    },
  },
});

export const groupTitle = style({
  ...textOn({ text: "ink2", on: ["bg2", "panel.bg"] }),
  margin: 0,
  padding: "6px 12px 4px",
  fontSize: vars.text.xs,
  fontWeight: 600,
  lineHeight: 1.4,
});

export const entries = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 2,
  selectors: { [cards]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 8 }, [tabs]: { gap: 0 } },
});

export const entry = style({
  ...textOn({ text: "ink", on: ["bg2", "panel.bg"] }),
  ...corner("control"),
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: "100%",
  minHeight: 44,
  padding: "6px 12px",
  font: "inherit",
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: "start",
  selectors: {
    [when({ density: "compact" })]: { minHeight: 40 },
    [when({ density: "roomy" })]: { minHeight: 48 },
    "&:active": paint({ text: "ink", on: "active" }),
    [`&${present}`]: paint({ text: "brandInk", on: "brandSoft" }),
    [tabs]: { borderRadius: 0 },
    [betweenTabs]: { borderBottom: `1px solid ${vars.color.hair}` },
    [`${tabs}${present}`]: {
      ...textOn({ text: "brandInk", on: ["bg2", "panel.bg"] }),
      background: "none",
      boxShadow: `inset 3px 0 ${vars.color.brand}`,
    },
    [cards]: {
      ...paint({ text: "ink2", on: "inset" }),
      flexDirection: "column",
      justifyContent: "center",
      gap: 4,
      padding: "10px 6px",
      border: vars.chip.bd,
      fontSize: vars.text.xs,
      textAlign: "center",
    },
    [`${cards}${present}`]: paint({ text: "onBrand", on: "brand" }),
  },
  "@media": {
    [phone]: { minHeight: 52, fontSize: vars.text.md },
    [pointer]: { selectors: { [`&:hover:not(${present})`]: paint({ text: "ink", on: "hover" }) } },
    [forced]: { selectors: { [`&${present}`]: { textDecoration: "underline 3px" } } },
  },
});

export const icon = style({
  display: "grid",
  flex: "none",
  fontSize: 20,
  selectors: { [`${entry}:not(${present}) &`]: { color: vars.color.ink2 }, [rail]: { color: "inherit" } },
});

export const label = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });

export const hint = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  flex: "none",
  maxWidth: "50%",
  fontSize: vars.text.xs,
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums lining-nums",
  textAlign: "end",
  "@media": { [desktop]: { display: "none" } },
  selectors: { [cards]: { display: "none" } },
});

export const caret = style({
  display: "grid",
  color: vars.color.ink3,
  fontSize: 14,
  "@media": { [desktop]: { display: "none" } },
  selectors: { [cards]: { display: "none" } },
});
